import type { places } from '../hiring/jobs/search/place.rules.ts';

/** Where people live and work, and what they are called there. Names are letters and spaces only, as sign-up asks. */
export type Region =
  | 'marathi'
  | 'gujarati'
  | 'hindi'
  | 'rajasthani'
  | 'punjabi'
  | 'bengali'
  | 'odia'
  | 'bihari'
  | 'assamese'
  | 'kannada'
  | 'telugu'
  | 'tamil'
  | 'malayali'
  | 'muslim'
  | 'christian';

export type Place = (typeof places)[number];

export interface RegionNames {
  men: string[];
  women: string[];
  families: string[];
}

export interface City {
  name: Place;
  /** Whose names are heard there, by weight. */
  regions: Partial<Record<Region, number>>;
  /** Pay beside that of a middling city. */
  payFactor: number;
  /** Streets with offices, shops and homes. */
  quarters: Quarter[];
  /** Where plants and warehouses stand. */
  industrialAreas: Quarter[];
}

export interface Quarter {
  name: string;
  /** How one gets there, to stand after the name and a comma. */
  way: string;
}

const words = (text: string): string[] => text.split(', ');
const names = (men: string, women: string, families: string): RegionNames => ({
  men: words(men),
  women: words(women),
  families: words(families),
});

export const namesByRegion: Record<Region, RegionNames> = {
  marathi: names(
    'Omkar, Aniket, Swapnil, Prathamesh, Sagar, Tushar, Nilesh, Mandar, Sachin, Rohit, Shubham, Yash, Amol, Vaibhav',
    'Snehal, Pooja, Rutuja, Ashwini, Gauri, Tejaswini, Vaishali, Mrunal, Sayali, Pallavi, Shraddha, Manasi, ' +
      'Aarti, Ketaki',
    'Patil, Kulkarni, Deshmukh, Jadhav, Shinde, Pawar, Joshi, Kale, More, Gaikwad, Chavan, Bhosale, Deshpande, ' +
      'Sawant, Kamble, Thorat',
  ),
  gujarati: names(
    'Jignesh, Chirag, Hardik, Parth, Dhaval, Kunal, Mehul, Nirav, Ravi, Jay, Bhavesh, Darshan, Harsh, Ketan',
    'Hetal, Krupa, Nidhi, Bhoomi, Komal, Riddhi, Jinal, Dhruvi, Payal, Foram, Mansi, Urvi, Khushbu, Hiral',
    'Patel, Shah, Desai, Mehta, Trivedi, Joshi, Parmar, Solanki, Chauhan, Modi, Rathod, Vaghela, Bhatt, Dave, ' +
      'Panchal, Makwana',
  ),
  hindi: names(
    'Amit, Rahul, Vikas, Ankit, Deepak, Saurabh, Gaurav, Manish, Abhishek, Mohit, Nitin, Shivam, Arjun, Vivek, ' +
      'Pankaj, Himanshu',
    'Neha, Priya, Shweta, Kavita, Anjali, Ritu, Sonam, Swati, Preeti, Megha, Divya, Jyoti, Aarushi, Nisha, ' +
      'Garima, Shivani',
    'Sharma, Verma, Gupta, Singh, Yadav, Mishra, Tiwari, Srivastava, Chauhan, Rawat, Saxena, Pandey, Agarwal, ' +
      'Dubey, Negi, Tyagi, Kushwaha, Bisht',
  ),
  rajasthani: names(
    'Mahendra, Lokesh, Hitesh, Bhanwar, Jitendra, Vikram, Narendra, Kailash, Pradeep, Dinesh, Yogesh, Rajveer',
    'Kiran, Monika, Sunita, Rekha, Bhavna, Pooja, Lalita, Mamta, Deepika, Manju, Hemlata, Tanvi',
    'Rathore, Shekhawat, Meena, Jain, Choudhary, Saini, Kumawat, Sharma, Bhati, Mali, Soni, Gurjar, Ranawat, Vyas',
  ),
  punjabi: names(
    'Harpreet Singh, Gurpreet Singh, Manpreet Singh, Jaspreet Singh, Amandeep, Karan, Sahil, Ranjit Singh, ' +
      'Arshdeep Singh, Rohit, Varun, Navjot Singh',
    'Simran Kaur, Harleen Kaur, Jasmeet Kaur, Navneet Kaur, Ramandeep Kaur, Kirandeep Kaur, Isha, Ankita, ' +
      'Manpreet Kaur, Rupinder Kaur, Tanya, Gurleen Kaur',
    'Gill, Sandhu, Dhillon, Sidhu, Grewal, Bhatia, Arora, Malhotra, Khanna, Brar, Sethi, Bajwa, Kapoor, Chopra',
  ),
  bengali: names(
    'Sourav, Arnab, Debasish, Subhajit, Rajat, Anirban, Suman, Tanmoy, Prosenjit, Kaushik, Sayan, Abhik, ' +
      'Indranil, Soumya',
    'Moumita, Sreyashi, Ananya, Debolina, Rituparna, Paromita, Sharmila, Tania, Oindrila, Piyali, Shreya, ' +
      'Madhumita, Ipsita, Sohini',
    'Chatterjee, Banerjee, Mukherjee, Das, Ghosh, Bose, Sen, Dutta, Roy, Saha, Mondal, Pal, Majumdar, Biswas, ' +
      'Sarkar, Nandi',
  ),
  odia: names(
    'Biswajit, Manoj, Soumya Ranjan, Pratap, Subrat, Chinmay, Debendra, Rakesh, Satyajit, Ashok',
    'Lipsa, Smruti, Itishree, Sasmita, Ankita, Pragyan, Subhashree, Jyotirmayee, Barsha, Madhusmita',
    'Mohanty, Sahoo, Panda, Behera, Nayak, Das, Pradhan, Mishra, Swain, Patra, Rout, Jena, Mahapatra',
  ),
  bihari: names(
    'Ravi, Sanjeev, Alok, Rajesh, Chandan, Kundan, Prabhat, Niraj, Sunil, Birsa, Anmol, Vikash, Aditya, Mukesh',
    'Khushboo, Rani, Soni, Anuradha, Puja, Rashmi, Shalini, Archana, Nikita, Ruchi, Sweta, Kajal',
    'Kumar, Sinha, Prasad, Singh, Jha, Mahto, Oraon, Munda, Ranjan, Mishra, Thakur, Tirkey, Choudhary, Pathak, Soren',
  ),
  assamese: names(
    'Bhargav, Jintu, Pranjal, Dhrubajyoti, Manash, Rituraj, Nayan, Kamal, Lalrinawma, Bikash, Thangjam, Samudra',
    'Barnali, Jahnabi, Pallabi, Dipshikha, Mridusmita, Kasturi, Rimpi, Nibedita, Daphisha, Porishmita, Linthoi, ' +
      'Gitanjali',
    'Baruah, Gogoi, Saikia, Bora, Kalita, Deka, Hazarika, Boro, Das, Lyngdoh, Sarma, Phukan, Singha, Medhi',
  ),
  kannada: names(
    'Manjunath, Raghavendra, Karthik, Prajwal, Naveen, Chetan, Santosh, Kiran, Darshan, Vinay, Nagaraj, ' +
      'Abhishek, Sharath, Pavan',
    'Kavya, Spoorthi, Chaitra, Ramya, Deepa, Sahana, Vidya, Bhavya, Meghana, Rashmi, Nayana, Shruthi, Sushma, Akshata',
    'Gowda, Hegde, Shetty, Rao, Murthy, Bhat, Reddy, Naik, Kulkarni, Prasad, Poojary, Hiremath, Patil, Acharya, ' +
      'Kamath, Swamy',
  ),
  telugu: names(
    'Sai Kiran, Venkatesh, Srikanth, Ravi Teja, Praveen, Harish, Mahesh, Naga Chaitanya, Rakesh, Bhargav, ' +
      'Sandeep, Vamsi Krishna, Surya, Anil',
    'Lakshmi, Sravani, Swathi, Haritha, Mounika, Anusha, Keerthi, Bhavani, Sai Priya, Tejaswi, Pravallika, ' +
      'Divya, Sirisha, Harika',
    'Reddy, Rao, Naidu, Chowdary, Varma, Goud, Yadav, Kumar, Prasad, Raju, Sastry, Babu, Vemula, Kolli, ' +
      'Pasupuleti, Gaddam',
  ),
  tamil: names(
    'Karthik, Arun, Vignesh, Prabhu, Senthil, Murugan, Dinesh, Balaji, Saravanan, Gokul, Hari, Suresh, Ashwin, ' +
      'Manikandan, Vetri, Ilango',
    'Kavitha, Priyanka, Nandhini, Divya, Gayathri, Meenakshi, Sangeetha, Abinaya, Revathi, Janani, Swetha, ' +
      'Keerthana, Yamini, Selvi, Thenmozhi, Pavithra',
    'Subramanian, Ramasamy, Krishnan, Murugesan, Natarajan, Rajendran, Sundaram, Palaniswamy, Venkataraman, ' +
      'Selvaraj, Arumugam, Chandrasekar, Raman, Ganesan, Pandian, Iyer',
  ),
  malayali: names(
    'Akhil, Vishnu, Sreejith, Anoop, Rahul, Arjun, Nithin, Jithin, Vineeth, Hari, Sarath, Midhun, Ajay, Deepu',
    'Anjali, Aswathy, Athira, Lakshmi, Sruthi, Reshma, Neethu, Devika, Sandhya, Gopika, Arya, Malavika, ' +
      'Nimisha, Parvathy',
    'Nair, Menon, Pillai, Kurup, Namboothiri, Warrier, Panicker, Unnithan, Krishnan, Mohanan, Sasidharan, ' +
      'Prakash, Das, Rajan',
  ),
  muslim: names(
    'Imran, Faisal, Salman, Mohammed Arif, Zaid, Asif, Irfan, Sameer, Farhan, Nadeem, Rizwan, Danish, Shoaib, ' +
      'Altaf, Adnan, Tariq',
    'Ayesha, Sana, Fatima, Nazia, Zoya, Shabana, Rukhsar, Sumaiya, Heena, Farah, Nida, Mehreen, Afreen, Rubina, ' +
      'Saba, Ruksana',
    'Khan, Shaikh, Ansari, Siddiqui, Qureshi, Ahmed, Pathan, Hussain, Mirza, Sayyed, Rizvi, Farooqui, Ali, ' +
      'Malik, Beg, Lone',
  ),
  christian: names(
    'Jerin, Joel, Alwin, Melvin, Rohan, Savio, Tony, Jobin, Nevin, Elvis, Kevin, Basil, Christy, Abin',
    'Sneha, Merin, Ann Maria, Jincy, Tessa, Riya, Sherin, Michelle, Anju, Linta, Blessy, Feba, Joanna, Diya',
    'Thomas, Mathew, Varghese, Joseph, DSouza, Fernandes, Pereira, George, Jacob, Philip, Kurian, Lobo, ' +
      'Rodrigues, Chacko, Pinto, Dias',
  ),
};

const quarters = (text: string): Quarter[] =>
  text.split('; ').map((entry) => {
    const [name = '', way = ''] = entry.split(': ');
    return { name, way };
  });
const city = (name: Place, regions: City['regions'], payFactor: number, busy: string, industrial: string): City => ({
  name,
  regions,
  payFactor,
  quarters: quarters(busy),
  industrialAreas: quarters(industrial),
});

const mumbaiNames = { marathi: 5, gujarati: 2, hindi: 3, muslim: 2, christian: 1, tamil: 0.5, punjabi: 0.5 };
const puneNames = { marathi: 7, hindi: 2, muslim: 1, kannada: 0.5, christian: 0.4 };
const delhiNames = { hindi: 7, punjabi: 2, muslim: 1.5, bihari: 1.5, bengali: 0.5, rajasthani: 0.5 };
const gujaratNames = { gujarati: 8, muslim: 1, rajasthani: 1, hindi: 0.5 };
const karnatakaNames = { kannada: 6, telugu: 1, tamil: 1, muslim: 1, christian: 0.5, hindi: 1 };
const deccanNames = { telugu: 6, muslim: 3, hindi: 0.7, marathi: 0.3 };
const tamilNames = { tamil: 8, christian: 0.8, muslim: 0.8, telugu: 0.5 };
const keralaNames = { malayali: 5, christian: 2.5, muslim: 2 };
const heartNames = { hindi: 7, muslim: 1.5, marathi: 0.7, rajasthani: 0.5 };

/** The places of OP-091, which every location input suggests. */
export const cities: City[] = [
  city(
    'Mumbai',
    mumbaiNames,
    1.22,
    'Lower Parel: between Lower Parel and Currey Road stations; ' +
      'Goregaon West: with share autos from the station; Chembur: close to the monorail',
    'Saki Naka: two minutes from the metro; Vikhroli West: near the station and the LBS Marg bus stops',
  ),
  city(
    'Navi Mumbai',
    mumbaiNames,
    1.12,
    'Vashi: five minutes from the railway station; CBD Belapur: on the station side of the valley; ' +
      'Airoli: within walking distance of the trains',
    'Turbhe: inside the TTC industrial belt; Taloja: in the MIDC, with buses from Kharghar',
  ),
  city(
    'Thane',
    mumbaiNames,
    1.1,
    'Naupada: ten minutes on foot from Thane station; Ghodbunder Road: with TMT buses outside; ' +
      'Hiranandani Estate: reached by bus from the station',
    'Wagle Estate: a share auto away from Thane station; Kolshet: near the old Clariant gate',
  ),
  city(
    'Pune',
    puneNames,
    1.12,
    'Baner: off Balewadi High Street; Kothrud: near Vanaz metro station; Viman Nagar: close to the airport road',
    'Bhosari: inside the MIDC; Chakan: with shared cabs from Nashik Phata; Hadapsar: near the industrial estate gate',
  ),
  city(
    'Nagpur',
    { marathi: 6, hindi: 3, muslim: 1 },
    0.92,
    'Dharampeth: near the Shankar Nagar metro; Sitabuldi: at the metro interchange; ' +
      'Manish Nagar: past the Wardha Road flyover',
    'Butibori: in the MIDC, with buses from Sitabuldi; Hingna: on the Lokmanya Nagar metro side',
  ),
  city(
    'Nashik',
    { marathi: 8, hindi: 1.5, muslim: 1 },
    0.9,
    'College Road: a short ride from the old CBS stand; Gangapur Road: near Jehan Circle; ' +
      'Indira Nagar: beside the Mumbai highway',
    'Satpur: inside the MIDC; Ambad: near Garware Point',
  ),
  city(
    'Delhi',
    delhiNames,
    1.12,
    'Connaught Place: two minutes from Rajiv Chowk; Nehru Place: across from the metro; ' +
      'Rohini: five minutes from Rohini East metro; Pitampura: next to Netaji Subhash Place; ' +
      'Laxmi Nagar: right on the Blue Line; Dwarka: near Sector 12 metro',
    'Okhla Phase 3: with shared rickshaws from Okhla NSIC metro; Wazirpur: ten minutes from Shakurpur metro',
  ),
  city(
    'Gurugram',
    delhiNames,
    1.2,
    'Sector 44: near Millennium City Centre metro; Cyber City: beside the Rapid Metro; Sohna Road: past Subhash Chowk',
    'Udyog Vihar: behind the old toll plaza; Manesar: in the IMT, off the Jaipur highway',
  ),
  city(
    'Noida',
    delhiNames,
    1.14,
    'Sector 62: near Electronic City metro; Sector 16: right beside the metro; Sector 132: on the Expressway',
    'Sector 63: with e-rickshaws from Sector 62 metro; Phase 2: near the NSEZ metro',
  ),
  city(
    'Faridabad',
    delhiNames,
    1.0,
    'Sector 15: two kilometres from Old Faridabad metro; NIT: near Neelam Chowk; Sector 81: in Greater Faridabad',
    'Ballabgarh: ten minutes from the last Violet Line stop; Sector 24: off Mujesar road',
  ),
  city(
    'Ghaziabad',
    delhiNames,
    0.98,
    'Vaishali: a short walk from the metro; Raj Nagar: in the district centre; Indirapuram: near Shipra',
    'Sahibabad: in Site IV; Meerut Road: near the RRTS station',
  ),
  city(
    'Bengaluru',
    { ...karnatakaNames, malayali: 0.7, marathi: 0.3 },
    1.22,
    'HSR Layout: off 27th Main; Whitefield: near Kadugodi Tree Park metro; ' +
      'Jayanagar: in 4th Block, close to the metro; Koramangala: near Sony Signal',
    'Peenya: in 2nd Stage, beside the metro; Bommasandra: at the end of Hosur Road',
  ),
  city(
    'Mysuru',
    karnatakaNames,
    0.92,
    'Vijayanagar: near the water tank; Saraswathipuram: on the university side; ' +
      'Kuvempunagar: close to the Complex bus stop',
    'Hebbal: in the KIADB area; Metagalli: off the KRS road',
  ),
  city(
    'Hyderabad',
    deccanNames,
    1.16,
    'Gachibowli: near the stadium; Banjara Hills: off Road No. 12; Ameerpet: at the interchange; ' +
      'Kukatpally: close to KPHB metro',
    'Jeedimetla: in Phase 3; Patancheru: with buses from BHEL',
  ),
  city(
    'Chennai',
    tamilNames,
    1.14,
    'Guindy: near the metro and the suburban station; Sholinganallur: on OMR; ' +
      'Anna Nagar: by the Tower Park metro; T Nagar: off Pondy Bazaar',
    'Ambattur: in the industrial estate; Sriperumbudur: with buses from Poonamallee',
  ),
  city(
    'Coimbatore',
    { ...tamilNames, malayali: 0.8 },
    0.96,
    'Peelamedu: on Avinashi Road; R S Puram: off D B Road; Gandhipuram: near the town bus stand',
    'Ganapathy: among the foundries; SIDCO Kurichi: off Pollachi Road',
  ),
  city(
    'Kochi',
    keralaNames,
    1.04,
    'Kakkanad: near Infopark; Edappally: five minutes from the metro; Kaloor: by the stadium; ' +
      'Fort Kochi: near the ferry',
    'Kalamassery: in the HMT area; Angamaly: off the NH',
  ),
  city(
    'Thiruvananthapuram',
    keralaNames,
    0.98,
    'Kazhakkoottam: close to Technopark; Pattom: on the MC Road; Thampanoor: near the railway station',
    'Veli: near the industrial estate; Pappanamcode: off the NH bypass',
  ),
  city(
    'Kolkata',
    { bengali: 8, hindi: 1.5, muslim: 1.5, bihari: 1 },
    1.04,
    'Salt Lake Sector V: near the East-West metro; New Town: in Action Area II; ' +
      'Park Street: close to the metro; Gariahat: on the tram side of the crossing',
    'Taratala: off Diamond Harbour Road; Dankuni: near the freight terminal',
  ),
  city(
    'Bhubaneswar',
    { odia: 8, bengali: 1, hindi: 0.6, muslim: 0.4 },
    0.92,
    'Patia: near Infocity; Saheed Nagar: off Janpath; Jaydev Vihar: by the flyover',
    'Mancheswar: in the industrial estate; Rasulgarh: beside the NH',
  ),
  city(
    'Patna',
    { bihari: 8, muslim: 1.3, hindi: 1 },
    0.86,
    'Boring Road: near the crossing; Kankarbagh: off the main road; Fraser Road: close to Gandhi Maidan',
    'Patliputra: in the industrial area; Fatuha: on the bypass',
  ),
  city(
    'Guwahati',
    { assamese: 8, bengali: 1.2, muslim: 1, hindi: 0.5 },
    0.92,
    'Six Mile: on GS Road; Zoo Road: near Tiniali; Paltan Bazaar: five minutes from the station',
    'Amingaon: in the EPIP area; Bamunimaidam: near the flyover',
  ),
  city(
    'Ahmedabad',
    gujaratNames,
    1.06,
    'Prahlad Nagar: near the garden; Navrangpura: close to Commerce Six Roads metro; ' +
      'SG Highway: by the Thaltej crossing',
    'Naroda: in the GIDC; Vatva: in Phase 4; Sanand: with staff buses from Sarkhej',
  ),
  city(
    'Surat',
    gujaratNames,
    1.0,
    'Adajan: near the BRTS stop; Ring Road: among the textile markets; Vesu: past the VIP road',
    'Sachin: in the GIDC; Pandesara: near the mills; Katargam: in the diamond quarter',
  ),
  city(
    'Vadodara',
    gujaratNames,
    0.97,
    'Alkapuri: near the railway station; Gotri: off the main road; Manjalpur: by the Eva mall side',
    'Makarpura: in the GIDC; Savli: off the Halol road',
  ),
  city(
    'Jaipur',
    { rajasthani: 6, hindi: 2, muslim: 1, punjabi: 0.4 },
    0.98,
    'Malviya Nagar: near the World Trade Park; Vaishali Nagar: off Queens Road; C Scheme: close to Civil Lines metro',
    'Sitapura: in the RIICO area; Vishwakarma: on Road No. 9',
  ),
  city(
    'Indore',
    heartNames,
    0.97,
    'Vijay Nagar: near the square; Palasia: on AB Road; Bhawarkua: close to the university',
    'Sanwer Road: in Sector E; Pithampur: with buses from Rajendra Nagar',
  ),
  city(
    'Bhopal',
    heartNames,
    0.93,
    'MP Nagar: in Zone 2, near the metro; Arera Colony: by the 10 Number stop; Kolar Road: past Chuna Bhatti',
    'Mandideep: on the Hoshangabad road; Govindpura: near the BHEL gate',
  ),
  city(
    'Lucknow',
    { hindi: 7, muslim: 3, punjabi: 0.4 },
    0.96,
    'Gomti Nagar: near Patrakarpuram; Hazratganj: two minutes from the metro; Aliganj: by the Kapoorthala crossing',
    'Amausi: near the airport metro; Chinhat: off the Faizabad road',
  ),
  city(
    'Chandigarh',
    { punjabi: 7, hindi: 3, muslim: 0.3 },
    1.02,
    'Sector 17: across from the bus stand; Sector 34: near the exhibition ground; Manimajra: beside the IT Park',
    'Industrial Area Phase 1: near Centra; Industrial Area Phase 2: by the Tribune crossing',
  ),
  city(
    'Visakhapatnam',
    { telugu: 8, muslim: 0.7, christian: 0.7, odia: 0.4 },
    0.95,
    'Dwaraka Nagar: near the RTC complex; MVP Colony: in Sector 6; Rushikonda: on the beach road',
    'Gajuwaka: in the auto nagar; Duvvada: near the VSEZ gate',
  ),
  city(
    'Andheri, Mumbai',
    mumbaiNames,
    1.22,
    'Marol: near the Marol Naka metro; Chakala: ten minutes on foot from the metro; ' +
      'Andheri West: off Link Road, close to D N Nagar metro',
    'SEEPZ: by the gate and its bus stop; MIDC Central Road: with share autos from Andheri station',
  ),
  city(
    'Hinjewadi, Pune',
    puneNames,
    1.16,
    'Phase 1: by the Shivaji Chowk; Phase 2: ten minutes from the Wakad bridge; Phase 3: near the metro depot',
    'Maan: behind Phase 3; Marunji: on the road to Kasarsai',
  ),
  city(
    'Electronic City, Bengaluru',
    karnatakaNames,
    1.2,
    'Phase 1: two minutes from the flyover ramp; Phase 2: near the Hosur Road metro; Neeladri Road: above the shops',
    'Bommasandra: at the end of Hosur Road; Jigani: on the link road',
  ),
  city(
    'HITEC City, Hyderabad',
    deccanNames,
    1.2,
    'Madhapur: ten minutes from the metro; Kondapur: near the botanical garden; Raidurg: at the end of the Blue Line',
    'Nanakramguda: off the Outer Ring Road; Tellapur: near the MMTS station',
  ),
  city(
    'Dehradun',
    { hindi: 8, punjabi: 1.5, muslim: 0.7 },
    0.92,
    'Rajpur Road: near the clock tower; Vasant Vihar: off the Chakrata road; Dalanwala: close to Survey Chowk',
    'Selaqui: in the SIIDCUL area; Mohabbewala: near the ISBT',
  ),
  city(
    'Goa',
    { christian: 4, marathi: 4, kannada: 1.5, hindi: 1 },
    1.0,
    'Panaji: near the ferry jetty; Margao: close to the station; Porvorim: on the highway',
    'Verna: in the industrial estate; Pilerne: off the Saligao road',
  ),
  city(
    'Kanpur',
    { hindi: 8, muslim: 2 },
    0.9,
    'Civil Lines: near the Naveen Market metro; Swaroop Nagar: off Motijheel; Kakadeo: among the coaching centres',
    'Panki: in Site 1; Dada Nagar: with e-rickshaws from Govind Nagar',
  ),
  city(
    'Ludhiana',
    { punjabi: 8, hindi: 3 },
    0.96,
    'Ferozepur Road: near the canal; Model Town: off the main market; Ghumar Mandi: in the shopping street',
    'Focal Point: in Phase 5; Gill Road: among the hosiery units',
  ),
];
