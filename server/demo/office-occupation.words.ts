import { type Occupation, occupation } from './trade.words.ts';

/** Work at a desk: software, money, people, words, teaching. */
export const officeOccupations: Occupation[] = [
  occupation(
    'Frontend Developer',
    'SCREEN',
    'software',
    {
      ENTRY: 'Junior Frontend Developer',
      MID: 'Frontend Developer|React Developer',
      SENIOR: 'Senior Frontend Developer',
      LEAD: 'Frontend Lead',
    },
    [24, 165],
    {
      demand: 2,
      skills: 'React; TypeScript; JavaScript; HTML; CSS; Jest; Git; REST APIs; Accessibility',
      duties: `Build screens in React and TypeScript from Figma files;
      Write tests for what you build before it is merged; Keep the first load under two seconds on a slow phone;
      Review two or three pull requests a day; Fix what support reports, oldest first;
      Move old jQuery pages to components, one at a time; Agree on new API fields with the backend team;
      Make forms usable by keyboard and screen reader`,
      needs:
        'a link to something you built; sound JavaScript, not only a framework; ' +
        'care for how a page behaves on a bad network; the habit of small commits',
      trial: 'a two-hour task on a small React page, done at home',
      studies: 'B.Tech Computer Science; BCA; MCA; B.E. Information Technology',
      papers: 'Meta Front-End Developer certificate; NPTEL Modern Application Development',
    },
  ),
  occupation(
    'Backend Developer',
    'SCREEN',
    'software',
    {
      ENTRY: 'Trainee Software Developer',
      MID: 'Backend Developer|Node.js Developer|Java Developer',
      SENIOR: 'Senior Backend Developer',
      LEAD: 'Backend Lead Engineer',
      EXECUTIVE: 'Director of Engineering',
    },
    [26, 230],
    {
      demand: 2,
      skills: 'Node.js; Java; PostgreSQL; REST APIs; Docker; Redis; Git; SQL; Spring Boot',
      duties: `Design tables and write migrations that can run while customers work;
      Build REST and GraphQL endpoints with tests; Find the slow query and explain why it was slow;
      Take your turn on call, one week in six; Write down decisions in a page, not in a chat;
      Connect bank, SMS and map services and plan for the day they are down; Keep logs free of personal data;
      Cut the build time, which is eleven minutes today`,
      needs:
        'SQL that you can write without an ORM; two services that you have run in production; ' +
        'calm when something breaks at night; clear written English',
      trial: 'a 45-minute pairing session on a real bug',
      studies: 'B.Tech Computer Science; MCA; B.E. Electronics; B.Sc Computer Science',
      papers: 'Oracle Java Associate; AWS Developer Associate',
    },
  ),
  occupation(
    'Full Stack Developer',
    'SCREEN',
    'software media',
    {
      ENTRY: 'Graduate Full Stack Developer',
      MID: 'Full Stack Developer|Web Developer',
      SENIOR: 'Senior Full Stack Developer',
    },
    [24, 150],
    {
      skills: 'React; Node.js; TypeScript; MongoDB; PostgreSQL; HTML; CSS; Git; Linux',
      duties: `Take a feature from the first sketch to the release note;
      Sit with two customers a month and watch them work; Keep the admin pages and the public site in one code base;
      Set up backups and restore one every month; Answer technical questions from sales within a day;
      Write the scripts that bring old Excel sheets into the new system; Upgrade one dependency a week;
      Keep an eye on the cloud bill`,
      needs:
        'one project that you carried alone; ease with both a database and a style sheet; ' +
        'patience with old data; a working knowledge of Linux',
      trial: 'a walk through your own code with two of our developers',
      studies: 'B.Tech Information Technology; BCA; B.Sc IT; MCA',
      papers: 'MongoDB Associate Developer; freeCodeCamp Full Stack',
    },
  ),
  occupation(
    'Mobile App Developer',
    'SCREEN',
    'software',
    {
      ENTRY: 'Junior Android Developer',
      MID: 'Flutter Developer|Android Developer|iOS Developer',
      SENIOR: 'Senior Mobile App Developer',
    },
    [24, 155],
    {
      skills: 'Flutter; Kotlin; Android; Dart; Swift; Firebase; REST APIs; Git; Play Console',
      duties: `Build screens that work offline and sync later; Keep the app under 18 MB;
      Read crash reports every morning and close the top one;
      Test on the phones our users own, most of them below ₹12,000;
      Add Hindi, Tamil and Bengali texts without breaking the layout;
      Release every second Thursday, staged over three days; Talk with the backend team before an API changes;
      Cut battery use of the location service`,
      needs:
        'an app in a store that we can install; knowledge of background work on Android; ' +
        'feeling for small screens; honest release notes',
      trial: 'a small change to an open source app, discussed on a call',
      studies: 'B.E. Computer Science; BCA; Diploma in Computer Engineering; MCA',
      papers: 'Associate Android Developer; Flutter certificate by NIELIT',
    },
  ),
  occupation(
    'Software Tester',
    'SCREEN',
    'software',
    {
      ENTRY: 'QA Trainee',
      MID: 'QA Engineer|Automation Test Engineer',
      SENIOR: 'Senior QA Engineer',
      LEAD: 'Test Lead',
    },
    [20, 115],
    {
      demand: 1.5,
      skills: 'Manual Testing; Selenium; Playwright; Test Cases; JIRA; Postman; SQL; Regression Testing',
      duties: `Write test cases from the story, before the code exists;
      Automate what you have tested by hand three times; Try what a tired user at month end would do;
      Report faults with steps, data and a short film; Keep the nightly run green and find out why it is red;
      Check invoices to the paisa; Test on old Android phones and slow lines; Say no to a release when it is not ready`,
      needs:
        'curiosity about what can go wrong; one automation tool that you know well; ' +
        'enough SQL to check a result; tact with developers',
      trial: 'an hour with our staging system and a blank sheet',
      studies: 'B.Tech Computer Science; B.Sc Computer Science; BCA; Diploma in IT',
      papers: 'ISTQB Foundation Level',
    },
  ),
  occupation(
    'DevOps Engineer',
    'SCREEN',
    'software',
    { MID: 'DevOps Engineer|Cloud Support Engineer', SENIOR: 'Senior DevOps Engineer', LEAD: 'Platform Lead' },
    [38, 220],
    {
      skills: 'AWS; Docker; Kubernetes; Terraform; Linux; CI/CD; Prometheus; Bash; Networking',
      duties: `Describe every server in Terraform and delete what nobody can explain;
      Build pipelines that a new developer understands; Rehearse the restore of the largest database each quarter;
      Patch within seven days of a serious advisory; Watch cost per customer and report it monthly;
      Set alerts that wake people only when they must act; Look after VPN and access, with a review every month;
      Move the last two virtual machines into containers`,
      needs:
        'Linux at the command line; a production incident that you can tell us about; one cloud known in depth; ' +
        'the discipline to write runbooks',
      trial: 'a fault hunt on a broken test cluster',
      studies: 'B.Tech Computer Science; B.E. Electronics; BCA; M.Sc IT',
      papers: 'AWS Solutions Architect Associate; Certified Kubernetes Administrator; RHCSA',
    },
  ),
  occupation(
    'Data Analyst',
    'SCREEN',
    'software finance parcels retail hospital',
    {
      ENTRY: 'Junior Data Analyst|MIS Executive',
      MID: 'Data Analyst|Business Analyst',
      SENIOR: 'Senior Data Analyst',
      LEAD: 'Analytics Manager',
    },
    [22, 135],
    {
      skills: 'SQL; Excel; Power BI; Python; Statistics; Data Cleaning; Dashboards; Tableau',
      duties: `Build the Monday dashboard that the heads of department read;
      Clean the returns that come in from the field as Excel;
      Answer one business question a week with a chart and three sentences;
      Agree on what counts as an active customer, and write it down;
      Find double entries before the auditors do; Teach two teams to read their own reports; Automate the monthly MIS;
      Check a forecast against what happened`,
      needs:
        'SQL joins and window functions; a portfolio with real, messy data; plain language; doubt about round numbers',
      trial: 'a data set of 40,000 rows and three questions',
      studies: 'B.Sc Statistics; B.Com with Computer Applications; B.Tech; MBA Analytics',
      papers: 'Microsoft Power BI Data Analyst; Google Data Analytics',
    },
  ),
  occupation(
    'Data Scientist',
    'SCREEN',
    'software',
    { MID: 'Data Scientist|Machine Learning Engineer', SENIOR: 'Senior Data Scientist' },
    [42, 210],
    {
      skills: 'Python; Machine Learning; Pandas; scikit-learn; SQL; Statistics; PyTorch; Model Monitoring',
      duties: `Frame the question with the people who will use the answer;
      Train and compare models, the simplest first; Measure error by district and season, not only on average;
      Put models behind an API and watch them drift; Label samples yourself until you know the data;
      Explain a wrong prediction to a customer; Keep experiments so that a colleague can repeat them;
      Read one paper a month to the team`,
      needs:
        'good statistics; Python that others can run; a model of yours that was used; modesty about accuracy figures',
      trial: 'a talk of 30 minutes on a project of yours',
      studies: 'M.Sc Statistics; M.Tech Computer Science; B.Tech; M.Sc Data Science',
      papers: 'NPTEL Machine Learning; TensorFlow Developer',
    },
  ),
  occupation(
    'IT Support Engineer',
    'DESK',
    'software support hospital education factory finance',
    { ENTRY: 'Desktop Support Trainee', MID: 'IT Support Engineer|Network Engineer', SENIOR: 'System Administrator' },
    [15, 62],
    {
      skills: 'Windows; Networking; Hardware Repair; Active Directory; Ticketing; Printers; Linux; CCTV',
      duties: `Answer tickets within 20 minutes and close them the same day;
      Prepare laptops for new joiners before their first morning; Find the loose cable, the full disk, the wrong DNS;
      Keep a list of every device and who holds it; Run backups and test them;
      Look after Wi-Fi, printers, biometric readers and cameras; Teach people to spot a false mail;
      Order spares in time`,
      needs:
        'CCNA knowledge; a friendly voice on the phone; readiness to crawl under desks; ' +
        'a two-wheeler for the second site',
      trial: 'three faults on a prepared PC',
      studies: 'Diploma in Computer Hardware; BCA; B.Sc IT; ITI COPA',
      papers: 'CCNA; CompTIA A+; MCSA',
    },
  ),
  occupation(
    'UI UX Designer',
    'SCREEN',
    'software media',
    { ENTRY: 'Junior UI Designer', MID: 'UI/UX Designer|Product Designer', SENIOR: 'Senior Product Designer' },
    [22, 140],
    {
      skills: 'Figma; User Research; Wireframes; Prototyping; Design Systems; Usability Testing; Typography',
      duties: `Interview five users before you draw; Sketch three ways, then throw two away;
      Keep the component library in Figma and code the same; Write the words on the buttons;
      Test with people who read Hindi or Kannada first;
      Draw every state: empty, loading, error, full; Sit beside developers on release day;
      Check contrast and touch sizes`,
      needs:
        'a portfolio that shows what you discarded; fluency in Figma; respect for slow phones; the ability to say why',
      trial: 'a critique of one of our own screens',
      studies: 'B.Des; Diploma in Graphic Design; B.Arch; BFA',
      papers: 'Google UX Design; Interaction Design Foundation course',
    },
  ),
  occupation(
    'Product Manager',
    'SCREEN',
    'software',
    {
      MID: 'Associate Product Manager',
      SENIOR: 'Product Manager',
      LEAD: 'Senior Product Manager',
      EXECUTIVE: 'Head of Product',
    },
    [48, 290],
    {
      skills: 'Product Discovery; Roadmaps; SQL; User Interviews; Prioritisation; A/B Testing; Writing',
      duties: `Spend one day in five with customers; Keep a list of problems, not of features;
      Write one page before anybody writes code; Decide what we leave out and tell people why;
      Look at the numbers a month after each release; Read support tickets every Friday;
      Set prices together with sales; Run a planning round that ends on time`,
      needs: 'something you shipped and something you stopped; enough SQL to check a claim; clear writing; patience',
      trial: 'a written answer to a real question from last quarter',
      studies: 'B.Tech and MBA; MBA; B.E.; M.Des',
      papers: 'Certified Scrum Product Owner',
    },
  ),
  occupation(
    'Project Manager',
    'DESK',
    'software building energy',
    { SENIOR: 'Project Manager', LEAD: 'Senior Project Manager|Programme Manager' },
    [52, 210],
    {
      skills: 'Project Planning; MS Project; Risk Management; Stakeholder Communication; Budgeting; Scrum; Contracts',
      duties: `Keep a plan that the people in it believe; Report bad news on the day;
      Chase approvals, drawings and payments; Run the Monday meeting in 30 minutes;
      Keep cost against budget by the week; Settle what is in the contract and what is not;
      Hand over with papers complete;
      Look after the people, they carry the dates`,
      needs:
        'three projects delivered, one of them difficult; figures at your fingertips; firm and polite manners; ' +
        'readiness to travel twice a month',
      trial: 'a conversation about a plan that went wrong',
      studies: 'B.E. and MBA; B.Tech; MBA Operations; B.E. Civil',
      papers: 'PMP; PRINCE2 Foundation',
    },
  ),
  occupation(
    'Accountant',
    'DESK',
    'accounts factory retail transport garments hospitality building farm education hospital pharma',
    {
      ENTRY: 'Junior Accountant|Accounts Trainee',
      MID: 'Accountant|Accounts Executive',
      SENIOR: 'Senior Accountant',
      LEAD: 'Accounts Manager',
    },
    [14, 78],
    {
      demand: 1.4,
      skills: 'Tally Prime; GST; Bank Reconciliation; Excel; TDS; Accounts Payable; Invoicing; Ledger Scrutiny',
      duties: `Enter purchase and sales bills in Tally the day they come; Reconcile four bank accounts every week;
      Prepare GSTR-1 and 3B and match input credit; Deduct and deposit TDS in time;
      Follow up dues with a polite call and a clear statement; Close the month by the fifth;
      Keep vouchers so that any of them is found in two minutes; Count the cash box with the cashier;
      Give the auditor what is asked for`,
      needs: 'B.Com and Tally that you use daily; knowledge of GST returns; neat ledgers; honesty with cash',
      trial: 'a Tally exercise of 40 minutes',
      studies: 'B.Com; M.Com; CA Inter; BBA Finance',
      papers: 'Tally Prime with GST; NIELIT CCC',
    },
  ),
  occupation(
    'Audit Executive',
    'DESK',
    'accounts',
    { ENTRY: 'Articled Assistant|Audit Trainee', MID: 'Audit Executive', SENIOR: 'Chartered Accountant|Audit Manager' },
    [12, 130],
    {
      skills: 'Statutory Audit; Ind AS; Internal Audit; Excel; Companies Act; Working Papers; Tally Prime',
      duties: `Plan an audit file and finish it within the budgeted days; Test samples of sales, stock and payroll;
      Count stock at clients on the last day of March; Write points that a client can act on; Draft notes to accounts;
      Check loans and related parties;
      File forms with the ROC; Guide two juniors through their first bank audit`,
      needs:
        'CA Inter cleared or a CA certificate; scepticism with good manners; ' +
        'willingness to stay at client sites; tidy working papers',
      trial: 'a talk with a partner and a small set of accounts',
      studies: 'CA Inter; Chartered Accountant; B.Com; M.Com',
      papers: 'ICAI membership; ICITSS',
    },
  ),
  occupation(
    'Tax Associate',
    'DESK',
    'accounts lending',
    { ENTRY: 'Tax Trainee', MID: 'GST Executive|Income Tax Associate', SENIOR: 'Senior Tax Associate' },
    [14, 70],
    {
      skills: 'GST; Income Tax; TDS; Return Filing; Excel; Tally Prime; Notices and Appeals',
      duties: `File 60 GST returns a month without a late fee;
      Prepare income tax returns for traders and salaried people; Read 26AS and AIS line by line;
      Draft answers to notices; Explain to a shopkeeper what changed, in their language;
      Compute advance tax each quarter;
      Register new firms; Keep passwords and papers of clients safe`,
      needs:
        'working knowledge of both portals; patience in the last week before a due date; ' +
        'Hindi or the local language beside English; a B.Com or better',
      trial: 'one return prepared from a bag of papers',
      studies: 'B.Com; M.Com; LLB; CA Inter',
      papers: 'GST Practitioner enrolment; Tally Prime with GST',
    },
  ),
  occupation(
    'Payroll Executive',
    'DESK',
    'people factory support facility',
    { MID: 'Payroll Executive', SENIOR: 'Senior Payroll Executive', LEAD: 'Payroll Manager' },
    [20, 75],
    {
      skills: 'Payroll Processing; PF and ESI; Excel; Labour Laws; Professional Tax; Attendance Systems; Form 16',
      duties: `Run payroll for 800 people by the last working day; Deposit PF, ESI and professional tax;
      Answer questions about payslips within a day; Check overtime against the gate register;
      Work out full and final settlements; Issue Form 16 before June ends;
      Keep wage registers ready for the inspector; Watch changes in minimum wages by state`,
      needs: 'Excel with lookups and pivots; knowledge of PF and ESI portals; discretion; figures that add up',
      trial: 'a payroll of ten people with three traps',
      studies: 'B.Com; MBA HR; BBA; M.Com',
      papers: 'Certified Payroll course; Labour Law diploma',
    },
  ),
  occupation(
    'Relationship Officer',
    'DESK',
    'finance',
    {
      ENTRY: 'Customer Service Associate',
      MID: 'Relationship Officer|Bank Relationship Executive',
      SENIOR: 'Senior Relationship Manager',
    },
    [18, 82],
    {
      skills: 'Customer Service; KYC; Cross Selling; Banking Products; Excel; Communication; Documentation',
      duties: `Open accounts with complete KYC; Call 25 customers a day who asked for something;
      Explain charges before they are debited; Meet shop owners in the market on Tuesdays and Thursdays;
      Renew deposits ahead of their date; Settle complaints within the time the ombudsman allows;
      Keep leads in the system, not in a notebook; Help older customers with the app`,
      needs:
        'a clear and kind way of speaking; a two-wheeler with licence; graduation in any subject; the local language',
      trial: 'a role play with a customer in a hurry',
      studies: 'B.Com; BBA; MBA Finance; BA Economics',
      papers: 'JAIIB; AMFI registration',
    },
  ),
  occupation(
    'Loan Officer',
    'FLOOR',
    'lending',
    { ENTRY: 'Field Officer Trainee', MID: 'Loan Officer|Credit Officer', SENIOR: 'Area Credit Manager' },
    [15, 68],
    {
      skills: 'Credit Appraisal; Field Visits; KYC; Collections; Group Lending; Communication; Two-wheeler',
      duties: `Visit homes and shops before a loan is proposed; Read cash flow from bills, passbooks and talk;
      Hold six centre meetings a day, on time; Fill in the application on the tablet while the customer sits with you;
      Follow up a missed instalment with respect;
      Check collateral papers with the legal desk; Bring the day's collection to the branch before four;
      Say no early when a loan would hurt`,
      needs:
        'comfort with village roads; simple arithmetic without a calculator; a driving licence; integrity with cash',
      trial: 'a morning in the field with a senior officer',
      studies: 'BA; B.Com; B.Sc Agriculture; Class 12',
      papers: 'IIBF Microfinance certificate; Two-wheeler licence',
    },
  ),
  occupation(
    'Insurance Advisor',
    'DESK',
    'insurance lending',
    {
      ENTRY: 'Insurance Sales Executive',
      MID: 'Insurance Advisor|Motor Claims Executive',
      SENIOR: 'Unit Manager Insurance',
    },
    [14, 60],
    {
      skills: 'Insurance Sales; Claims; Customer Service; Motor Insurance; Health Insurance; CRM; Negotiation',
      duties: `Compare policies for a customer on one page; Renew before the cover lapses;
      Help with a claim from the first call to the payment; Read exclusions aloud before anyone signs;
      Visit garages and hospitals on our panel; Survey small damages with photographs;
      Keep a diary of birthdays and due dates; Bring in 20 new families a month`,
      needs: 'a network in your town; patience with forms; the IRDAI exam or the will to pass it; truthfulness',
      trial: 'you explain a policy to us as if we were your uncle',
      studies: 'BA; B.Com; BBA; Class 12',
      papers: 'IRDAI agent licence; III Licentiate',
    },
  ),
  occupation(
    'Branch Manager',
    'DESK',
    'finance coaching facility salon',
    { LEAD: 'Branch Manager', EXECUTIVE: 'Regional Manager' },
    [30, 96],
    {
      skills: 'Team Leadership; Branch Operations; Sales Targets; Compliance; Reporting; Communication',
      duties: `Lead a branch of 14 and know what each of them is good at; Open the day with a ten-minute huddle;
      Answer for targets, audit marks and cash; Call on the ten largest customers every month;
      Train your own successor; Settle what the desk could not;
      Keep the premises, registers and licences in order; Report to the region every Saturday`,
      needs:
        'five years in a branch, two of them leading; numbers and people in equal measure; ' +
        'a clean audit record; roots in the district',
      trial: 'a day in one of our branches, then a talk',
      studies: 'MBA; M.Com; B.Com; BBA',
      papers: 'CAIIB; Leadership programme',
    },
  ),
  occupation(
    'Customer Support Executive',
    'SCREEN',
    'support software finance retail',
    {
      ENTRY: 'Customer Support Executive|Chat Support Associate',
      MID: 'Senior Customer Support Executive|Process Associate',
      SENIOR: 'Team Leader Customer Support',
      LEAD: 'Operations Manager BPO',
    },
    [14, 75],
    {
      demand: 1.5,
      skills: 'Communication; Email Support; Chat Support; CRM; Typing; Problem Solving; Hindi; English',
      duties: `Take about 60 calls or 45 chats a shift; Solve it in the first contact where you can;
      Write notes that the next colleague understands; Calm people who have waited too long;
      Hand over to the technical desk with all details; Call back when you said you would;
      Tell the team lead about faults that return; Learn one new process every two months`,
      needs:
        'good Hindi and working English, another language is paid extra; 30 words a minute; an even temper; ' +
        'class 12 or a degree',
      trial: 'a voice round and a typing test',
      studies: 'Class 12; BA; B.Com; BCA',
      papers: 'NASSCOM BPM certificate',
    },
  ),
  occupation(
    'Data Entry Operator',
    'SCREEN',
    'support hospital laboratory education accounts parcels',
    { ENTRY: 'Data Entry Operator', MID: 'Back Office Executive|Computer Operator' },
    [11, 32],
    {
      skills: 'Typing; Excel; MS Word; Data Entry; Accuracy; Hindi Typing; Scanning',
      duties: `Type 350 records a day from scanned forms; Compare entries with the paper and mark what differs;
      Keep the daily count and the error sheet; Scan, name and file documents;
      Prepare letters and lists in Word and Excel; Answer routine mails from a template;
      Type in Hindi when the form is in Hindi; Ask when a figure looks wrong`,
      needs: '35 words a minute in English; basic Excel; sharp eyes; the will to keep one pace all day',
      trial: 'a typing test of ten minutes',
      studies: 'Class 12; BA; BCA; ITI COPA',
      papers: 'NIELIT CCC; Typing certificate',
    },
  ),
  occupation(
    'Telesales Executive',
    'SCREEN',
    'support coaching finance solar',
    { ENTRY: 'Telecaller', MID: 'Telesales Executive|Inside Sales Executive', SENIOR: 'Inside Sales Team Lead' },
    [13, 55],
    {
      skills: 'Cold Calling; Sales; CRM; Communication; Follow-up; Negotiation; Spoken English',
      duties: `Call people who asked for a quote, within ten minutes; Find out what they need before you offer;
      Fix visits for the field team; Keep the CRM honest; Follow up three times, then let go;
      Share objections in the evening round; Never promise what the contract does not say;
      Reach 15 qualified leads a week`,
      needs: 'a pleasant voice; two languages; stamina for no; three months of calling or the wish to learn',
      trial: 'a mock call',
      studies: 'Class 12; BA; BBA; B.Com',
      papers: 'Sales certificate by RASCI',
    },
  ),
  occupation(
    'HR Executive',
    'DESK',
    'people software factory support hotel garments hospital',
    {
      ENTRY: 'HR Intern|HR Trainee',
      MID: 'HR Executive|HR Generalist',
      SENIOR: 'Senior HR Executive',
      LEAD: 'HR Manager',
    },
    [15, 98],
    {
      skills: 'Recruitment; Onboarding; HR Policies; Excel; Labour Laws; Grievance Handling; Attendance; Training',
      duties: `Bring new people through their first week; Keep personal files, leave and attendance right;
      Hear grievances and act on them; Run the POSH and safety trainings;
      Prepare letters for joining, confirmation and exit; Plan manpower with heads of department;
      Hold stay interviews, not only exit interviews; Organise the canteen committee and the sports day`,
      needs:
        'an MBA or MSW in HR; discretion; knowledge of PF, ESI and the Shops Act; ' +
        'ease with workers and directors alike',
      trial: 'two case questions and a talk',
      studies: 'MBA HR; MSW; BBA; PGDM HR',
      papers: 'SHRM-CP; Labour Law diploma',
    },
  ),
  occupation(
    'Recruitment Executive',
    'SCREEN',
    'people software support',
    { ENTRY: 'Recruitment Coordinator', MID: 'Recruiter|Talent Acquisition Executive', SENIOR: 'Senior Recruiter' },
    [16, 82],
    {
      skills: 'Sourcing; Screening; Interview Scheduling; Job Portals; Communication; Excel; Negotiation',
      duties: `Write adverts that say what the work is; Screen 30 profiles a day and talk with eight;
      Give every candidate an answer; Fix interviews and remind both sides; Keep the pipeline sheet true;
      Visit colleges and ITIs; Check references;
      Bring the offer from yes to the first day`,
      needs: 'a good ear; speed with portals; respect for people between jobs; targets do not frighten you',
      trial: 'you source three profiles for a real opening',
      studies: 'BBA; MBA HR; BA Psychology; B.Com',
      papers: 'LinkedIn Recruiter certificate',
    },
  ),
  occupation(
    'Legal Associate',
    'DESK',
    'law building lending',
    { ENTRY: 'Junior Advocate|Legal Intern', MID: 'Legal Associate|Legal Executive', SENIOR: 'Senior Legal Associate' },
    [16, 120],
    {
      skills: 'Drafting; Legal Research; Contract Review; Litigation; Property Law; Due Diligence; Labour Law',
      duties: `Draft notices, replies and affidavits; Read contracts and mark what hurts the client;
      Search titles for 30 years back; Brief seniors and note every date; Appear for adjournments and simple motions;
      Keep the limitation diary; Explain to a client what a case costs and how long it takes;
      Register deeds with the sub-registrar`,
      needs:
        'an LLB and enrolment; drafting in English and reading in the local language; punctuality in court; ' +
        'a researched note that you can show',
      trial: 'a draft written in two hours',
      studies: 'LLB; BA LLB; LLM; BBA LLB',
      papers: 'Bar Council enrolment; All India Bar Examination',
    },
  ),
  occupation(
    'Office Administrator',
    'DESK',
    'advisory education building media clinic freight',
    { ENTRY: 'Office Assistant', MID: 'Office Administrator|Admin Executive', SENIOR: 'Administration Manager' },
    [11, 58],
    {
      skills: 'Office Administration; MS Office; Vendor Management; Petty Cash; Filing; Coordination; Travel Booking',
      duties: `Open the office and see that everything works; Keep petty cash with a bill for each rupee;
      Order stationery, tea and repairs; Book trains, rooms and cabs;
      Keep contracts, insurance and licences from lapsing; Receive post and send it on the same day;
      Look after the guard, the cleaners and the pantry; Write the minutes`,
      needs:
        'order in your files and your day; MS Office; a phone manner that people remember; ' +
        'two years in a similar seat or a good reference',
      trial: 'a talk and a small exercise in Excel',
      studies: 'BA; B.Com; BBA; Class 12',
      papers: 'Diploma in Office Management',
    },
  ),
  occupation(
    'Receptionist',
    'DESK',
    'health hotel education law salon fitness',
    { ENTRY: 'Receptionist', MID: 'Front Desk Executive|Front Office Receptionist' },
    [11, 34],
    {
      skills: 'Front Desk; Communication; Appointment Scheduling; MS Office; Billing; Telephone Etiquette; English',
      duties: `Greet people before they have to ask; Answer six lines and pass on messages;
      Keep the appointment book and send reminders; Bill, take payments and tally the drawer at closing;
      Keep the visitors' register; Help older people with forms;
      See that the waiting area is clean; Call the right person in an emergency`,
      needs: 'a warm manner that lasts till evening; English and the local language; simple computer work; punctuality',
      trial: 'an hour at the desk beside a colleague',
      studies: 'Class 12; BA; Diploma in Front Office; BHM',
      papers: 'Spoken English certificate',
    },
  ),
  occupation(
    'Sales Executive',
    'FLOOR',
    'pharma factory farm solar building',
    {
      ENTRY: 'Sales Trainee|Field Sales Executive',
      MID: 'Sales Executive|Area Sales Executive|Medical Representative',
      SENIOR: 'Area Sales Manager',
      LEAD: 'Regional Sales Manager',
    },
    [15, 110],
    {
      skills: 'Field Sales; Negotiation; Channel Sales; CRM; Communication; Dealer Management; Target Achievement',
      duties: `Visit 12 customers a day on a fixed beat; Take orders on the app before you leave the shop;
      Appoint dealers where we have none; Collect payments and settle differences;
      Put up displays and take photographs of them; Bring back what competitors do and charge;
      Demonstrate the product yourself; Plan the next month with your manager by the 25th`,
      needs: 'a two-wheeler and licence; knowledge of the district; numbers you have sold before; energy on hot days',
      trial: 'a day on the beat with our area manager',
      studies: 'BBA; B.Com; B.Sc; Class 12',
      papers: 'Two-wheeler licence',
    },
  ),
  occupation(
    'Business Development Manager',
    'SCREEN',
    'software support media people freight',
    {
      MID: 'Business Development Executive',
      SENIOR: 'Business Development Manager',
      LEAD: 'Key Account Manager',
      EXECUTIVE: 'Head of Sales',
    },
    [24, 220],
    {
      skills: 'B2B Sales; Proposals; Key Accounts; Negotiation; CRM; Presentations; Market Research',
      duties: `Find 20 firms a month that we could truly help; Write proposals of three pages, not thirty;
      Show the product to owners and their staff; Negotiate terms that both sides keep;
      Hand over to delivery and stay in touch; Keep the forecast within ten per cent;
      Grow the five largest accounts; Stand at two trade fairs a year`,
      needs:
        'a record of deals you closed yourself; business English; travel up to eight days a month; ' +
        'patience with long cycles',
      trial: 'you sell us something you believe in',
      studies: 'MBA Marketing; BBA; B.Tech; B.Com',
      papers: 'HubSpot Inbound Sales',
    },
  ),
  occupation(
    'Digital Marketing Executive',
    'SCREEN',
    'media software retail education',
    {
      ENTRY: 'Digital Marketing Intern|SEO Trainee',
      MID: 'Digital Marketing Executive|SEO Executive|Social Media Executive',
      SENIOR: 'Digital Marketing Manager',
    },
    [14, 92],
    {
      skills: 'SEO; Google Ads; Meta Ads; Content Calendar; Google Analytics; Canva; WhatsApp Marketing; Copywriting',
      duties: `Plan a month of posts and keep to it; Run Google and Meta campaigns with a daily limit;
      Write captions in two languages; Report what a lead costs, not how many likes came;
      Mend titles and pages that search engines cannot read; Answer comments within the hour;
      Shoot short films on a phone; Test two headlines every week`,
      needs: 'accounts you have run, with numbers; a feel for pictures; correct spelling; curiosity about people',
      trial: 'a plan for one festival week',
      studies: 'BBA; BA Mass Communication; B.Com; MBA Marketing',
      papers: 'Google Ads Search; Meta Blueprint',
    },
  ),
  occupation(
    'Content Writer',
    'SCREEN',
    'media software education',
    {
      ENTRY: 'Content Writing Intern',
      MID: 'Content Writer|Technical Writer|Hindi Content Writer',
      SENIOR: 'Senior Content Editor',
    },
    [14, 70],
    {
      unit: 'HOUR',
      skills: 'Writing; Editing; Research; SEO Writing; Hindi; English; Proofreading; WordPress',
      duties: `Write four pieces a week that you would read yourself; Interview people who do the work;
      Check names, dates and figures twice; Turn a manual of 60 pages into eight; Edit colleagues with a light hand;
      Keep the style guide; Find headlines that keep their promise;
      Proofread before print`,
      needs:
        'three published pieces; grammar you do not need to look up; readiness to cut; ' +
        'Hindi or a regional language beside English',
      trial: 'a paid sample of 500 words',
      studies: 'BA English; BA Journalism; MA Hindi; B.Sc',
      papers: 'Technical writing course; UGC NET',
    },
  ),
  occupation(
    'Graphic Designer',
    'SCREEN',
    'media retail education',
    {
      ENTRY: 'Junior Graphic Designer',
      MID: 'Graphic Designer|Visual Designer|Illustrator',
      SENIOR: 'Senior Graphic Designer',
      LEAD: 'Art Director',
    },
    [14, 95],
    {
      unit: 'HOUR',
      skills: 'Photoshop; Illustrator; InDesign; Layout; Typography; Branding; Print Production; CorelDRAW',
      duties: `Lay out books, posters and packs; Draw icons and spot illustrations;
      Prepare files that a printer does not send back; Set Devanagari, Tamil and Latin side by side;
      Keep brand colours true from screen to carton; Retouch photographs without lying;
      Show two ideas, not nine; Stand at the press for the first sheets`,
      needs: 'a portfolio of printed and screen work; love for letters; clean layers; deadlines kept',
      trial: 'a half-day at our table, paid',
      studies: 'BFA Applied Art; Diploma in Graphic Design; B.Des; Class 12',
      papers: 'Adobe Certified Professional',
    },
  ),
  occupation(
    'Video Editor',
    'SCREEN',
    'media education',
    { ENTRY: 'Assistant Video Editor', MID: 'Video Editor|Motion Graphics Artist', SENIOR: 'Senior Video Editor' },
    [15, 80],
    {
      unit: 'DAY',
      skills: 'Premiere Pro; After Effects; DaVinci Resolve; Colour Grading; Sound Editing; Subtitling; Storyboarding',
      duties: `Cut interviews so that people sound like themselves; Make reels of 30 seconds from films of 30 minutes;
      Grade, mix and subtitle in two languages; Keep rushes backed up in two places; Build titles and lower thirds;
      Sit in on shoots;
      Deliver in the sizes each channel wants; Keep a log of music rights`,
      needs: 'a showreel under two minutes; speed with shortcuts; an ear for sound; a story sense',
      trial: 'one scene cut from our rushes',
      studies: 'BA Film and TV; BMM; Diploma in Video Editing; B.Sc Animation',
      papers: 'Adobe Certified Professional; FTII short course',
    },
  ),
  occupation(
    'School Teacher',
    'FLOOR',
    'school',
    {
      ENTRY: 'Assistant Teacher',
      MID: 'Primary School Teacher|Maths Teacher|Science Teacher (TGT)',
      SENIOR: 'PGT Physics Teacher|Senior English Teacher',
      LEAD: 'Vice Principal',
    },
    [16, 78],
    {
      demand: 4,
      skills: 'Teaching; Lesson Planning; Classroom Management; CBSE; Assessment; Smart Board; Parent Communication',
      duties: `Teach 26 periods a week and plan them on Friday; Mark copies within three days;
      Sit with those who fell behind, after the last bell; Meet parents once a term and call when it matters;
      Run a club: chess, garden, science or theatre; Set papers that test thinking;
      Keep registers and report cards; Take your turn at the gate and in the bus line`,
      needs:
        'B.Ed and the subject at graduate level; a voice that need not be loud; ' +
        'CTET or state TET for classes 1 to 8; fondness for children',
      trial: 'a demonstration lesson of 20 minutes',
      studies: 'B.Ed; B.Sc B.Ed; MA B.Ed; D.El.Ed',
      papers: 'CTET; State TET',
    },
  ),
  occupation(
    'Tutor',
    'SCREEN',
    'coaching',
    {
      ENTRY: 'Home Tutor (Maths and Science)',
      MID: 'Coaching Faculty Physics|Online Maths Tutor|Spoken English Trainer',
      SENIOR: 'Senior Faculty Chemistry',
    },
    [15, 105],
    {
      unit: 'HOUR',
      skills: 'Teaching; Maths; Physics; Spoken English; Doubt Solving; Test Preparation; Online Teaching',
      duties: `Teach batches of 25 for the entrance exams; Solve doubts for an hour after class;
      Write question papers with worked answers; Go through each test with each student;
      Call home when someone stops coming; Keep pace with the syllabus;
      Record lessons for those who missed them; Train newer tutors`,
      needs: 'a degree in the subject; results of your students; clear board work; kindness with slow learners',
      trial: 'a lesson in front of six students',
      studies: 'M.Sc Physics; B.Sc Maths; MA English; B.Tech',
      papers: 'CELTA; UGC NET; GATE score',
    },
  ),
];
