import { type Occupation, occupation } from './trade.words.ts';

/** Work with hands, people, vehicles and machines. */
export const fieldOccupations: Occupation[] = [
  occupation(
    'Staff Nurse',
    'FLOOR',
    'hospital clinic care',
    {
      ENTRY: 'Staff Nurse (Fresher)',
      MID: 'Staff Nurse|Registered Nurse',
      SENIOR: 'Senior Staff Nurse|OT Nurse',
      LEAD: 'Nursing Supervisor',
    },
    [16, 54],
    {
      demand: 4,
      skills:
        'Patient Care; IV Cannulation; Medication; Vital Signs; Wound Care; BLS; Infection Control; Nursing Records',
      duties: `Look after six patients a shift and know each chart;
      Give medicines and infusions as prescribed, checked twice; Record vitals and call the doctor when they drift;
      Dress wounds and care for lines without infection; Prepare patients for theatre and receive them back;
      Teach families how to go on at home; Hand over at the bedside; Keep the crash trolley complete`,
      needs: 'GNM or B.Sc Nursing with state registration; steady hands; gentle speech; readiness for night duty',
      trial: 'a skills round with the nursing superintendent',
      studies: 'GNM Nursing; B.Sc Nursing; ANM',
      papers: 'State Nursing Council registration; BLS and ACLS',
    },
  ),
  occupation(
    'Lab Technician',
    'FLOOR',
    'hospital laboratory pharma',
    { ENTRY: 'Phlebotomist', MID: 'Lab Technician|X-Ray Technician', SENIOR: 'Senior Lab Technician' },
    [13, 42],
    {
      skills: 'Sample Collection; Haematology; Biochemistry; Microscopy; Quality Control; Phlebotomy; Lab Safety',
      duties: `Draw blood with one prick and a kind word; Label at the bedside, never later;
      Run analysers and the daily controls; Read smears and flag what looks wrong;
      Call critical values within ten minutes; Collect from homes before eight in the morning;
      Keep reagents, waste and fridge logs; Release reports on time`,
      needs: 'DMLT or B.Sc MLT; good eyes for a microscope; clean habits; early mornings',
      trial: 'an hour in the lab',
      studies: 'DMLT; B.Sc MLT; Diploma in Radiology; B.Sc Microbiology',
      papers: 'Paramedical Council registration; NABL training',
    },
  ),
  occupation(
    'Pharmacist',
    'FLOOR',
    'hospital clinic',
    { ENTRY: 'Pharmacy Assistant', MID: 'Pharmacist', SENIOR: 'Pharmacy In-charge' },
    [13, 46],
    {
      skills: 'Dispensing; Prescription Reading; Inventory; Drug Schedules; Billing; Cold Chain; Counselling',
      duties: `Read prescriptions and ask when one is unclear; Dispense, bill and explain each dose;
      Keep Schedule H1 and narcotic registers; Watch expiry dates and return in time;
      Order twice a week without dead stock; Keep vaccines between 2 and 8 degrees;
      Offer the cheaper generic where the law allows; Train assistants`,
      needs:
        'D.Pharm or B.Pharm with registration; accuracy under a queue; billing software; ' +
        'no fear of doctors’ handwriting',
      trial: 'ten prescriptions to read and price',
      studies: 'D.Pharm; B.Pharm; M.Pharm',
      papers: 'State Pharmacy Council registration',
    },
  ),
  occupation(
    'Physiotherapist',
    'FLOOR',
    'hospital care fitness',
    { ENTRY: 'Junior Physiotherapist', MID: 'Physiotherapist', SENIOR: 'Senior Physiotherapist' },
    [16, 58],
    {
      unit: 'HOUR',
      skills: 'Orthopaedic Rehab; Neuro Rehab; Exercise Therapy; Electrotherapy; Manual Therapy; Patient Assessment',
      duties: `Assess movement and pain, then agree on a goal; Treat twelve people a day with time for each;
      Get knee and hip patients walking on the second day; Visit stroke patients at home;
      Teach exercises that fit a small room; Write progress notes a surgeon can use;
      Run the back-pain class on Saturdays; Look after machines and belts`,
      needs:
        'BPT with registration; strong arms and soft words; six months of internship; ' +
        'honesty when exercise is not enough',
      trial: 'you treat one of us',
      studies: 'BPT; MPT',
      papers: 'IAP membership; Dry needling course',
    },
  ),
  occupation(
    'Medical Officer',
    'FLOOR',
    'hospital clinic',
    {
      MID: 'Resident Medical Officer|Duty Doctor',
      SENIOR: 'Consultant Physician',
      EXECUTIVE: 'Medical Superintendent',
    },
    [55, 240],
    {
      skills: 'Emergency Care; Clinical Diagnosis; Ward Rounds; ACLS; Case Records; Patient Counselling; ICU',
      duties: `See admissions and write the first plan; Take rounds with the consultant and follow up each order;
      Stabilise emergencies until help arrives; Talk with relatives in words they know;
      Keep discharge papers ready by eleven; Review antibiotics every 48 hours;
      Guide interns; Take part in death and near-miss reviews`,
      needs:
        'MBBS with state registration; ACLS in date; a calm voice at three in the morning; ' +
        'the local language or the wish to learn it',
      trial: 'a talk with the medical director and a ward round',
      studies: 'MBBS; MD Medicine; DNB',
      papers: 'State Medical Council registration; ACLS',
    },
  ),
  occupation(
    'Home Care Attendant',
    'FLOOR',
    'care hospital',
    { ENTRY: 'Home Care Attendant|Patient Care Attendant', MID: 'Senior Caregiver' },
    [11, 27],
    {
      unit: 'DAY',
      demand: 2,
      skills: 'Elder Care; Bathing and Feeding; First Aid; Mobility Support; Cooking; Patience; Record Keeping',
      duties: `Help with bathing, dressing and meals; Give medicines from the box the nurse has filled;
      Walk with the person morning and evening; Note sleep, food and mood in the book;
      Keep the room clean and the floor dry; Call the nurse when something changes;
      Read the newspaper aloud or just listen; Turn bedridden patients every two hours`,
      needs:
        'experience with an elder, paid or in your family; a clean police record; ' +
        'honesty in another person’s house; class 8 or more',
      trial: 'a day with one of our nurses',
      studies: 'Class 10; ANM; Class 12',
      papers: 'General Duty Assistant certificate',
    },
  ),
  occupation(
    'Truck Driver',
    'FLOOR',
    'freight parcels factory crops dairy building',
    { ENTRY: 'Light Commercial Vehicle Driver', MID: 'Truck Driver|Heavy Vehicle Driver', SENIOR: 'Trailer Driver' },
    [15, 40],
    {
      unit: 'DAY',
      demand: 1.5,
      skills:
        'Heavy Vehicle Driving; Route Knowledge; Vehicle Checks; Loading Safety; GPS; Toll and FASTag; E-way Bill',
      duties: `Check tyres, lights, oil and papers before each trip; Drive as planned and rest as the law says;
      Count packages at loading and unloading; Keep the e-way bill and POD safe; Tell the control room about delays;
      Tie and cover the load yourself;
      Keep the cabin and the fuel log clean; Report every scratch`,
      needs:
        'a heavy licence and badge; three years without a serious accident; night vision tested; ' +
        'two references from owners',
      trial: 'a driving test on the highway and in the yard',
      studies: 'Class 8; Class 10; Class 12',
      papers: 'HMV licence; Hazardous goods endorsement',
    },
  ),
  occupation(
    'Driver',
    'FLOOR',
    'cabs parcels hotel school hospital laboratory',
    {
      ENTRY: 'Cab Driver|Driver',
      MID: 'Company Driver|School Bus Driver|Ambulance Driver',
      SENIOR: 'Senior Chauffeur',
    },
    [13, 30],
    {
      demand: 1.6,
      skills: 'Driving; City Routes; Google Maps; Vehicle Maintenance; Punctuality; Passenger Safety; Basic English',
      duties: `Reach the pick-up point five minutes early; Drive smoothly, within the limit, without the phone;
      Help older passengers and children in and out; Keep the car washed and the papers in order;
      Fill the trip sheet and the fuel book; Know two ways to every place;
      Report odd noises before they become repairs; Wait without complaint and be reachable`,
      needs: 'an LMV transport licence; knowledge of the city; neat clothes; no drinking, ever',
      trial: 'a short drive through evening traffic',
      studies: 'Class 8; Class 10; Class 12',
      papers: 'LMV transport licence; Police verification',
    },
  ),
  occupation(
    'Delivery Rider',
    'FLOOR',
    'parcels retail restaurant',
    { ENTRY: 'Delivery Executive|Delivery Rider', MID: 'Delivery Team Captain' },
    [13, 29],
    {
      unit: 'DAY',
      skills: 'Two-wheeler; Route Knowledge; Smartphone; Cash Handling; Customer Service; Time Keeping',
      duties: `Deliver 25 to 30 orders a day inside six kilometres; Check the order at the counter;
      Knock softly when the note says that a baby sleeps; Collect cash or scan, and settle at the end of the shift;
      Wear the helmet, also on short trips; Take returns with a photograph;
      Keep food level and parcels dry; Say when an address is unsafe`,
      needs: 'your own two-wheeler or bicycle; a licence; an Android phone; age 18 or more',
      trial: 'a paid trial shift',
      studies: 'Class 8; Class 10; Class 12',
      papers: 'Two-wheeler licence',
    },
  ),
  occupation(
    'Warehouse Associate',
    'FLOOR',
    'freight parcels retail farm pharma',
    {
      ENTRY: 'Warehouse Helper|Picker and Packer',
      MID: 'Warehouse Associate|Store Keeper',
      SENIOR: 'Warehouse Supervisor',
      LEAD: 'Warehouse Manager',
    },
    [12, 68],
    {
      unit: 'DAY',
      skills: 'Picking and Packing; Inventory; Barcode Scanner; Stock Counting; Loading; FIFO; WMS',
      duties: `Pick by the scanner, not by memory; Pack so that it survives a drop of one metre;
      Count ten locations a day; Load in the order of the route; Put away within two hours of arrival;
      Keep aisles free and report near misses;
      Set aside what is damaged, with a photograph; Plan the shift and the dock with the team`,
      needs:
        'legs for eight hours on the floor; reading and counting without mistakes; care with forklifts around; ' +
        'team sense',
      trial: 'half a shift beside the supervisor',
      studies: 'Class 10; Class 12; B.Com; Diploma in Logistics',
      papers: 'Logistics Sector Skill Council certificate',
    },
  ),
  occupation(
    'Logistics Coordinator',
    'DESK',
    'transport factory garments',
    {
      ENTRY: 'Dispatch Assistant',
      MID: 'Logistics Coordinator|Export Documentation Executive',
      SENIOR: 'Transport Manager',
    },
    [15, 72],
    {
      skills: 'Dispatch Planning; Freight; Export Documentation; Excel; Vendor Coordination; E-way Bill; Tracking',
      duties: `Plan tomorrow's vehicles by four in the afternoon; Match freight bills with trips;
      File shipping bills and follow them through customs; Tell customers before they ask;
      Find a truck when one breaks down at midnight; Rate carriers every month;
      Keep detention and demurrage near zero; Book containers three weeks ahead`,
      needs:
        'Excel; a phone that does not scare you; Hindi beside the local language; ' +
        'knowledge of e-way bills or Incoterms',
      trial: 'a planning exercise with 14 trucks',
      studies: 'B.Com; BBA Logistics; Diploma in Logistics; B.Sc',
      papers: 'EXIM documentation course',
    },
  ),
  occupation(
    'Forklift Operator',
    'FLOOR',
    'freight parcels factory',
    { ENTRY: 'Trainee Forklift Operator', MID: 'Forklift Operator|Reach Truck Operator' },
    [14, 30],
    {
      skills: 'Forklift; Loading; Safety Checks; Stacking; Pallet Handling; Barcode Scanner',
      duties: `Check forks, brakes, horn and battery at the start; Stack four high without touching the rack;
      Load containers tight and level; Keep the speed that the yard allows; Charge and top up batteries by the plan;
      Stop when someone walks behind you;
      Write near misses in the book; Help with counting at month end`,
      needs: 'a forklift licence; two years in a yard or plant; good sight in both eyes; patience',
      trial: 'a driving test between cones',
      studies: 'Class 10; ITI Diesel Mechanic; Class 12',
      papers: 'Forklift operator licence',
    },
  ),
  occupation(
    'Electrician',
    'FLOOR',
    'power solar building factory repairs hotel',
    { ENTRY: 'Electrician Helper', MID: 'Electrician|Industrial Electrician|Wireman', SENIOR: 'Electrical Supervisor' },
    [13, 44],
    {
      unit: 'DAY',
      skills: 'Wiring; Panel Boards; Fault Finding; Motors; Earthing; Multimeter; LT Maintenance; Safety',
      duties: `Wire flats and offices from the drawing; Find a fault with the meter before you open anything;
      Lock out and tag out, each time; Rewind and replace motors and starters; Test earthing twice a year;
      Keep the generator ready for a failure;
      Label every panel; Take breakdown calls on your shift`,
      needs:
        'ITI Electrician or a wireman permit; your own tester and discipline; two years on LT panels; ' +
        'no fear of heights',
      trial: 'a small wiring job and a fault to find',
      studies: 'ITI Electrician; Diploma in Electrical Engineering; Class 10',
      papers: 'Wireman permit; Electrical supervisor licence',
    },
  ),
  occupation(
    'Solar Technician',
    'FLOOR',
    'solar',
    {
      ENTRY: 'Solar Installation Helper',
      MID: 'Solar Technician|EV Charger Technician',
      SENIOR: 'Site Engineer Solar',
    },
    [13, 52],
    {
      skills: 'Solar Panel Installation; Inverters; DC Wiring; Site Survey; Earthing; Work at Height; Fault Finding',
      duties: `Measure roofs and shade and draw the layout; Fix structures that stand up to a storm;
      String panels, test each string and note it; Commission inverters with the discom's officer present;
      Clean and inspect on the yearly round; Explain the app and the bill to the family;
      Mend chargers the same day; Keep harness and tools in order`,
      needs: 'ITI or diploma in electrical work; a head for heights; a two-wheeler; neat cabling',
      trial: 'a morning on a roof with our crew',
      studies: 'ITI Electrician; Diploma in Electrical Engineering; B.E. Electrical',
      papers: 'Suryamitra certificate; Wireman permit',
    },
  ),
  occupation(
    'Plumber',
    'FLOOR',
    'repairs building hotel',
    { ENTRY: 'Plumber Helper', MID: 'Plumber', SENIOR: 'Plumbing Supervisor' },
    [13, 36],
    {
      unit: 'DAY',
      skills: 'Pipe Fitting; Leak Detection; Sanitary Fittings; PVC and CPVC; Pumps; Water Heaters',
      duties: `Find the leak before you break the tile; Fit kitchens and bathrooms to the drawing;
      Service pumps, tanks and heaters; Pressure-test each line; Give a price before you begin;
      Leave the place dry and clean; Keep a box of spares for the usual taps;
      Guide two helpers`,
      needs:
        'five common faults that you can mend alone; ITI or a good teacher; your own hand tools; courtesy at the door',
      trial: 'two repairs in our workshop',
      studies: 'ITI Plumber; Class 8; Class 10',
      papers: 'IPSC plumbing certificate',
    },
  ),
  occupation(
    'AC Technician',
    'FLOOR',
    'repairs power hotel retail',
    { ENTRY: 'AC Technician Trainee', MID: 'AC Technician|Refrigeration Technician', SENIOR: 'HVAC Supervisor' },
    [13, 42],
    {
      skills: 'AC Servicing; Gas Charging; Compressors; Brazing; Fault Finding; Cold Rooms; Customer Service',
      duties: `Service split and cassette units, six a day in summer; Measure pressure and current before adding gas;
      Braze joints that hold; Mend PCB and fan faults; Log cold-room temperatures;
      Show the owner the filter and how to wash it;
      Recover old gas, never vent it; Wear the harness on outdoor units`,
      needs: 'ITI RAC; a licence and two-wheeler; brazing you are proud of; politeness in homes',
      trial: 'a service and a leak test',
      studies: 'ITI Refrigeration and AC; Diploma in Mechanical Engineering; Class 10',
      papers: 'RAC technician certificate',
    },
  ),
  occupation(
    'Carpenter',
    'FLOOR',
    'repairs building',
    { ENTRY: 'Carpenter Helper', MID: 'Carpenter|Modular Kitchen Installer', SENIOR: 'Carpentry Foreman' },
    [14, 42],
    {
      unit: 'DAY',
      skills: 'Woodwork; Furniture Assembly; Measuring; Modular Kitchens; Polishing; Power Tools',
      duties: `Measure twice, cut once, sweep at the end; Assemble wardrobes and kitchens on site;
      Hang doors that close softly; Match grain and polish; Read shop drawings;
      Repair old furniture instead of replacing it;
      Sharpen tools; Estimate ply and hardware for a room`,
      needs: 'four years at the bench; machine safety; an eye for straight lines; your own basic kit',
      trial: 'a drawer made in a day',
      studies: 'ITI Carpenter; Class 8; Class 10',
      papers: 'Furniture and Fittings Skill Council certificate',
    },
  ),
  occupation(
    'CNC Operator',
    'FLOOR',
    'factory',
    { ENTRY: 'CNC Trainee', MID: 'CNC Operator|VMC Operator|CNC Turner', SENIOR: 'CNC Setter' },
    [14, 44],
    {
      demand: 1.5,
      skills: 'CNC Operation; VMC; Fanuc; Vernier and Micrometer; Drawing Reading; Tool Setting; 5S',
      duties: `Load, run and unload by the control plan; Measure the first piece and every tenth;
      Change inserts before they fail; Correct offsets within tolerance; Keep coolant and chips in check;
      Stop when a dimension runs away; Write the shift sheet;
      Set up a new part with the programmer`,
      needs:
        'ITI Turner or Machinist; reading of drawings; respect for a hundredth of a millimetre; readiness for shifts',
      trial: 'a part turned to drawing',
      studies: 'ITI Turner; ITI Machinist; Diploma in Mechanical Engineering',
      papers: 'NAC apprenticeship certificate; CNC programming course',
    },
  ),
  occupation(
    'Welder',
    'FLOOR',
    'factory building power',
    { ENTRY: 'Welder Helper', MID: 'Welder|TIG Welder|Arc Welder', SENIOR: 'Welding Supervisor' },
    [14, 46],
    {
      unit: 'DAY',
      skills: 'Arc Welding; MIG; TIG; Gas Cutting; Fabrication; Drawing Reading; Grinding',
      duties: `Weld 3G and 4G joints to procedure; Prepare edges and tack square; Cut plate with gas and plasma;
      Grind flush and check with dye; Keep cables, hoses and screens safe; Read symbols on a fabrication drawing;
      Note heat numbers; Teach helpers to hold still`,
      needs: 'a test plate that passes bend; ITI Welder or five years; eyes cared for; no short cuts on safety',
      trial: 'two test plates',
      studies: 'ITI Welder; Class 8; Class 10',
      papers: 'IBR welder certificate; ASME 6G',
    },
  ),
  occupation(
    'Maintenance Fitter',
    'FLOOR',
    'factory pharma garments dairy power',
    {
      ENTRY: 'Fitter Trainee',
      MID: 'Maintenance Fitter|Mechanical Technician',
      SENIOR: 'Maintenance Engineer',
      LEAD: 'Plant Maintenance Manager',
    },
    [14, 78],
    {
      skills: 'Preventive Maintenance; Hydraulics; Pneumatics; Bearings; Alignment; Breakdown Repair; PLC Basics',
      duties: `Keep the maintenance calendar and prove it; Get a stopped line running, then find the cause;
      Align couplings with a dial gauge; Change bearings, seals and belts;
      Mend hydraulic and air leaks in the week they appear; Keep critical spares on the shelf;
      Write what was done so that the next shift knows; Help to commission new machines`,
      needs: 'ITI Fitter or a diploma; hydraulics on the drawing and by hand; shift work; logic',
      trial: 'a fault hunt on a conveyor',
      studies: 'ITI Fitter; Diploma in Mechanical Engineering; B.E. Mechanical',
      papers: 'Boiler attendant certificate; NAC',
    },
  ),
  occupation(
    'Quality Inspector',
    'FLOOR',
    'factory garments pharma',
    {
      ENTRY: 'Quality Checker',
      MID: 'Quality Inspector|QC Executive',
      SENIOR: 'Quality Engineer',
      LEAD: 'Quality Manager',
    },
    [13, 88],
    {
      skills: 'Inspection; Measuring Instruments; ISO 9001; 7 QC Tools; SPC; Documentation; Root Cause Analysis',
      duties: `Check incoming lots by the sampling plan; Patrol the line each hour and sign;
      Hold what is doubtful, with a red tag; Calibrate gauges and keep their cards;
      Bring reject figures to the morning meeting; Write 8D reports that name the cause;
      Take customers through an audit; Teach operators to judge their own work`,
      needs: 'a diploma or B.Sc; micrometer and gauge at ease; backbone when dispatch is in a hurry; clear reports',
      trial: 'twenty pieces to sort',
      studies: 'Diploma in Mechanical Engineering; B.Sc Chemistry; B.E. Production; ITI Fitter',
      papers: 'ISO 9001 internal auditor; Six Sigma Green Belt',
    },
  ),
  occupation(
    'Production Supervisor',
    'FLOOR',
    'factory garments pharma',
    {
      ENTRY: 'Graduate Engineer Trainee',
      MID: 'Production Supervisor|Shift In-charge',
      SENIOR: 'Production Engineer',
      LEAD: 'Production Manager',
      EXECUTIVE: 'Plant Head',
    },
    [17, 200],
    {
      skills: 'Production Planning; Manpower Planning; 5S; Lean; Safety; MIS Reports; Kaizen; ERP',
      duties: `Start the shift with a five-minute talk; Balance people and machines by the hour;
      Meet the plan and tell early when it slips; Walk the line for safety twice a shift;
      Cut changeover time step by step; Write the shift report before you leave;
      Train multi-skilled operators; Sit with maintenance and quality at noon`,
      needs: 'experience with 30 people or more; a diploma or degree; fairness; figures in your head',
      trial: 'a walk along the line, and you tell us what you see',
      studies: 'Diploma in Mechanical Engineering; B.E. Mechanical; B.Tech Textile; B.Sc',
      papers: 'Lean Six Sigma Yellow Belt; First aid at work',
    },
  ),
  occupation(
    'Sewing Machine Operator',
    'FLOOR',
    'garments',
    {
      ENTRY: 'Sewing Machine Operator (Trainee)',
      MID: 'Sewing Machine Operator|Sample Tailor',
      SENIOR: 'Pattern Master',
      LEAD: 'Line Supervisor Stitching',
    },
    [11, 42],
    {
      unit: 'DAY',
      skills: 'Stitching; Overlock; Flatlock; Pattern Reading; Measurement; Quality Checking; Hand Finishing',
      duties: `Sew collars, cuffs or side seams to the sample; Keep the rhythm of the line;
      Thread and oil your machine; Check stitch length and count each bundle; Mend what comes back, at once;
      Make samples from the tech pack;
      Cut patterns for a new style; Say when a target is not possible`,
      needs:
        'two seasons at an industrial machine or a good tailor’s hand; measure in inches and centimetres; ' +
        'good eyes; regular attendance',
      trial: 'one shirt front',
      studies: 'Class 8; Class 10; ITI Sewing Technology',
      papers: 'Apparel Skill Council certificate',
    },
  ),
  occupation(
    'Production Chemist',
    'FLOOR',
    'pharma dairy fishery',
    {
      ENTRY: 'Trainee Chemist',
      MID: 'Production Chemist|QC Chemist|Food Technologist',
      SENIOR: 'Senior Production Officer',
      LEAD: 'Quality Assurance Manager',
    },
    [15, 92],
    {
      skills: 'GMP; HPLC; Batch Records; Titration; FSSAI; Sampling; Documentation; HACCP',
      duties: `Weigh and dispense under double check; Fill in the batch record as you go, not after;
      Test raw material, in-process and finished samples; Investigate what is out of specification;
      Clean and release the line; Keep the retained samples;
      Prepare for inspectors every day; Train operators in hygiene`,
      needs:
        'B.Sc Chemistry, B.Pharm or Food Technology; legible writing; HPLC or wet chemistry; no shortcuts in documents',
      trial: 'an afternoon in the lab and a batch record to read',
      studies: 'B.Sc Chemistry; B.Pharm; M.Sc Chemistry; B.Tech Food Technology',
      papers: 'GMP training; FSSAI FoSTaC',
    },
  ),
  occupation(
    'Site Engineer',
    'FLOOR',
    'building energy',
    {
      ENTRY: 'Junior Site Engineer',
      MID: 'Civil Site Engineer|Billing Engineer',
      SENIOR: 'Senior Site Engineer',
      LEAD: 'Construction Manager',
    },
    [17, 120],
    {
      skills: 'Site Supervision; AutoCAD; Quantity Surveying; Concrete; Total Station; Billing; Bar Bending Schedule',
      duties: `Set out columns and check them again; Order steel and concrete a day ahead;
      Test cubes and write the register; Measure work with contractors and bill by the 25th;
      Keep drawings of the current revision on site, others off; Hold the toolbox talk at eight;
      Photograph what will be covered; Coordinate plumbing and wiring before plaster`,
      needs:
        'a diploma or degree in civil engineering; boots, not only drawings; total station or level; ' +
        'fair dealing with labour',
      trial: 'a walk round the site and a quantity sheet',
      studies: 'Diploma in Civil Engineering; B.E. Civil; B.Tech Civil',
      papers: 'AutoCAD certificate; Quantity surveying course',
    },
  ),
  occupation(
    'Architect',
    'SCREEN',
    'building',
    { ENTRY: 'Junior Architect|CAD Draughtsman', MID: 'Architect|Interior Designer', SENIOR: 'Project Architect' },
    [16, 95],
    {
      skills: 'AutoCAD; SketchUp; Revit; Working Drawings; Building Byelaws; 3D Rendering; Site Coordination',
      duties: `Draw plans that get sanctioned the first time; Detail doors, stairs and wet areas;
      Choose materials with the client in the shop; Visit the site each week and mark changes;
      Build models in SketchUp or card; Check drawings of consultants against yours;
      Keep areas and costs in one sheet; Present to people who cannot read plans`,
      needs:
        'a portfolio with built work or measured drawings; byelaws of one city; AutoCAD and one 3D tool; ' +
        'love for shade and air',
      trial: 'a one-day sketch design',
      studies: 'B.Arch; Diploma in Interior Design; ITI Draughtsman Civil; M.Arch',
      papers: 'Council of Architecture registration',
    },
  ),
  occupation(
    'Mason',
    'FLOOR',
    'building',
    { ENTRY: 'Construction Helper', MID: 'Mason|Tile Mason|Painter', SENIOR: 'Site Foreman' },
    [12, 36],
    {
      unit: 'DAY',
      skills: 'Brickwork; Plastering; Tiling; Levelling; Concrete; Waterproofing; Painting',
      duties: `Lay 500 bricks a day, plumb and level; Plaster to 12 mm without hollow spots;
      Set tiles with even joints; Cure for seven days, Sundays too; Mix by measure, not by eye;
      Read the level and the line; Clean tools at the tap;
      Lead a gang of six`,
      needs: 'three years on sites; your own trowel, line and level; helmet on, always; a bank account for wages',
      trial: 'one square metre of wall',
      studies: 'Class 8; Class 10; ITI Mason',
      papers: 'CSDCI mason certificate; Labour card',
    },
  ),
  occupation(
    'Safety Officer',
    'FLOOR',
    'building factory pharma energy',
    { MID: 'Safety Officer|Fire and Safety Officer', SENIOR: 'Senior EHS Officer', LEAD: 'EHS Manager' },
    [22, 98],
    {
      skills:
        'Safety Audits; Risk Assessment; Fire Fighting; Work Permits; First Aid; Training; Incident Investigation',
      duties: `Issue permits for height, heat and confined space; Walk every area once a shift;
      Investigate near misses as if they were accidents; Train new workers on their first morning;
      Keep extinguishers, hydrants and eye-washes ready; Stop the job when it is not safe;
      Run a mock drill each quarter; Report to the factory inspector`,
      needs:
        'a diploma in industrial safety; two years on a live site; a voice that is heard; ' +
        'state recognition where required',
      trial: 'you walk with us and note ten things',
      studies: 'Diploma in Industrial Safety; B.Sc; B.E. Fire and Safety; Diploma in Mechanical Engineering',
      papers: 'NEBOSH IGC; First aid at work',
    },
  ),
  occupation(
    'Chef',
    'FLOOR',
    'hospitality',
    {
      ENTRY: 'Commis Chef|Kitchen Helper',
      MID: 'Cook|South Indian Cook|Tandoor Chef|Baker',
      SENIOR: 'Chef de Partie|Pastry Chef',
      LEAD: 'Sous Chef',
      EXECUTIVE: 'Executive Chef',
    },
    [12, 105],
    {
      skills:
        'Indian Cuisine; Tandoor; Baking; Food Safety; Menu Planning; Kitchen Hygiene; Bulk Cooking; Chinese Cuisine',
      duties: `Prepare your station an hour before service; Cook to the recipe card and taste each time;
      Keep raw and cooked apart; Plate quickly and alike; Note waste and reduce it;
      Receive vegetables and fish and send back what is poor; Label and date every box;
      Bring one new dish a month`,
      needs: 'a dish that people come back for; speed in the rush; FSSAI hygiene habits; respect in the kitchen',
      trial: 'a trial service, paid, with two dishes of yours',
      studies: 'Diploma in Hotel Management; Craft course in Food Production; Class 10; BHM',
      papers: 'FSSAI FoSTaC; Craft certificate in Cookery',
    },
  ),
  occupation(
    'Restaurant Steward',
    'FLOOR',
    'hospitality',
    { ENTRY: 'Steward|Waiter', MID: 'Restaurant Captain|Barista', SENIOR: 'Restaurant Manager' },
    [11, 52],
    {
      skills: 'Table Service; Order Taking; Hospitality; POS; English; Hygiene; Upselling',
      duties: `Lay tables and know the menu with its allergens; Take orders, repeat them, bring them warm;
      See empty glasses before the guest does; Handle the bill and the card machine;
      Calm complaints and call the captain; Polish, fold and close the section;
      Explain a thali to someone who has never had one; Lead the briefing before service`,
      needs: 'a smile that lasts a double shift; English and Hindi for orders; clean shoes; festival days on duty',
      trial: 'one evening on the floor',
      studies: 'Class 10; Class 12; BHM; Diploma in Hotel Management',
      papers: 'Food and Beverage Service certificate',
    },
  ),
  occupation(
    'Housekeeping Attendant',
    'FLOOR',
    'hotel facility hospital',
    { ENTRY: 'Housekeeping Attendant|Room Attendant', MID: 'Housekeeping Supervisor', SENIOR: 'Executive Housekeeper' },
    [11, 46],
    {
      skills: 'Cleaning; Bed Making; Laundry; Hygiene; Cleaning Chemicals; Waste Segregation; Time Keeping',
      duties: `Make up 14 rooms a shift to the checklist; Use the right cloth and colour for each area;
      Report leaks, lost items and damage; Separate waste at the source; Stock trolleys for the next shift;
      Deep-clean one area a week;
      Plan rosters and linen; Train new people for three days`,
      needs: 'care for corners; honesty with guests’ things; health for lifting; class 8 or more',
      trial: 'one room',
      studies: 'Class 8; Class 10; Diploma in Hotel Management',
      papers: 'Housekeeping certificate by THSC',
    },
  ),
  occupation(
    'Store Manager',
    'FLOOR',
    'retail',
    { MID: 'Assistant Store Manager|Department Manager', SENIOR: 'Store Manager', LEAD: 'Area Manager Retail' },
    [22, 88],
    {
      skills:
        'Store Operations; Team Leadership; Inventory; Visual Merchandising; Sales Targets; Customer Service; Excel',
      duties: `Open on time with full shelves; Lead 18 people and their roster;
      Watch sales by the hour and move people; Keep shrinkage under half a per cent;
      Settle returns so that customers come back; Order for festivals six weeks ahead; Count cash with the cashiers;
      Walk the store as a customer twice a day`,
      needs: 'three years in retail, one leading; Excel; an eye for dust and for people; weekends on duty',
      trial: 'a Saturday in the store with the area manager',
      studies: 'BBA; B.Com; MBA Retail; BA',
      papers: 'Retail management certificate by RASCI',
    },
  ),
  occupation(
    'Sales Associate',
    'FLOOR',
    'retail',
    {
      ENTRY: 'Sales Associate|Showroom Salesperson',
      MID: 'Senior Sales Associate|Fashion Consultant',
      SENIOR: 'Section In-charge',
    },
    [11, 36],
    {
      demand: 2,
      skills: 'Customer Service; Retail Sales; Product Knowledge; Billing; Display; Communication; Stock Counting',
      duties: `Greet, listen, then show three things, not thirty; Know stock, prices and care instructions;
      Fold back and refill during quiet hours; Help with trial, fitting and exchange;
      Take phone orders and home delivery; Note what people ask for and we lack;
      Count your section on Mondays; Train newcomers`,
      needs: 'pleasure in talking with strangers; the local language; class 12 or good experience; standing all day',
      trial: 'an hour on the floor',
      studies: 'Class 10; Class 12; BA; B.Com',
      papers: 'RASCI sales associate certificate',
    },
  ),
  occupation(
    'Cashier',
    'FLOOR',
    'retail restaurant',
    { ENTRY: 'Cashier', MID: 'Head Cashier|Billing Executive' },
    [11, 30],
    {
      skills: 'Billing; Cash Handling; POS; UPI Payments; Accuracy; Customer Service; Excel',
      duties: `Bill quickly and name the amount aloud; Take cash, card and UPI and check each;
      Balance the drawer at closing; Pack heavy below, bread above; Call for change before it runs out;
      Handle returns by the rules; Watch for false notes;
      Prepare the deposit for the bank`,
      needs: 'correct sums; quick fingers; honesty that your last employer confirms; class 12',
      trial: 'a till for an hour, with a colleague',
      studies: 'Class 12; B.Com; BA',
      papers: 'NIELIT CCC',
    },
  ),
  occupation(
    'Agronomist',
    'FLOOR',
    'crops',
    {
      ENTRY: 'Agriculture Field Officer',
      MID: 'Agronomist|Procurement Executive Agri',
      SENIOR: 'Senior Agronomist',
      LEAD: 'Farm Manager',
    },
    [15, 74],
    {
      skills:
        'Crop Advisory; Soil Testing; Drip Irrigation; Pest Management; Farmer Training; Procurement; Communication',
      duties: `Visit eight farms a day in season; Take soil samples and explain the card;
      Advise on seed, water and pests with the least spraying; Note sowing and harvest dates for procurement;
      Hold a field day each fortnight; Grade produce at the collection point;
      Solve payment complaints; Keep trial plots and honest figures`,
      needs:
        'B.Sc Agriculture or a farm of your own and good marks; a motorcycle licence; the farmers’ language; ' +
        'early rising',
      trial: 'a day in the field',
      studies: 'B.Sc Agriculture; M.Sc Agronomy; Diploma in Agriculture; B.Sc Horticulture',
      papers: 'DAESI; Drone pilot certificate',
    },
  ),
  occupation(
    'Dairy Supervisor',
    'FLOOR',
    'dairy fishery crops',
    {
      ENTRY: 'Milk Procurement Assistant',
      MID: 'Cold Store Supervisor|Dairy Supervisor',
      SENIOR: 'Dairy Plant In-charge',
    },
    [13, 50],
    {
      skills: 'Milk Testing; Cold Chain; Hygiene; Record Keeping; Procurement; CIP Cleaning; Team Leadership',
      duties: `Test each can for fat, SNF and water; Pay by the reading and show it; Keep chillers at four degrees;
      Run cleaning in place after each batch; Plan tanker rounds; Teach clean milking in villages;
      Note temperatures every two hours;
      Lead a crew of nine`,
      needs:
        'dairy technology or five years in a plant; mornings from five; straight weights; ' +
        'a licence for a light vehicle',
      trial: 'a morning at the collection centre',
      studies: 'Diploma in Dairy Technology; B.Sc; B.Tech Dairy Technology; Class 12',
      papers: 'FSSAI FoSTaC',
    },
  ),
  occupation(
    'Security Guard',
    'FLOOR',
    'facility hospital education retail',
    { ENTRY: 'Security Guard', MID: 'Head Guard|CCTV Operator', SENIOR: 'Security Supervisor|Security Officer' },
    [12, 36],
    {
      demand: 1.2,
      skills: 'Guarding; CCTV; Visitor Register; Fire Safety; First Aid; Patrolling; Discipline',
      duties: `Keep the gate register, people and vehicles; Patrol on the hour and scan the points;
      Watch 16 cameras and note what is odd; Know exits, hydrants and the ambulance number;
      Be polite and firm with everyone alike; Hand over keys by signature;
      Check bags where the rules ask for it; Brief the team at shift change`,
      needs: 'height and fitness as per PSARA; police verification; class 10; a watchful eye at four in the morning',
      trial: 'a fitness test and a talk',
      studies: 'Class 8; Class 10; Class 12',
      papers: 'PSARA training; Fire safety certificate',
    },
  ),
  occupation(
    'Beautician',
    'FLOOR',
    'salon',
    { ENTRY: 'Salon Assistant', MID: 'Beautician|Hair Stylist|Makeup Artist', SENIOR: 'Salon Manager' },
    [11, 48],
    {
      unit: 'HOUR',
      skills: 'Hair Cutting; Facials; Threading; Makeup; Hygiene; Customer Service; Colouring',
      duties: `Ask, look, advise, then begin; Cut, colour and treat hair;
      Do facials, waxing and threading with clean tools; Prepare brides, with a trial before;
      Keep cards of allergies and shades; Recommend only what helps; Sterilise between guests;
      Manage bookings and stock`,
      needs: 'a course or three years in a salon; photographs of your work; soft hands; Sundays on duty',
      trial: 'one haircut and one facial',
      studies: 'Class 10; Diploma in Cosmetology; Class 12',
      papers: 'CIDESCO; Beauty and Wellness Skill Council certificate',
    },
  ),
  occupation(
    'Fitness Trainer',
    'FLOOR',
    'fitness',
    { ENTRY: 'Gym Floor Trainer', MID: 'Fitness Trainer|Yoga Instructor|Zumba Instructor', SENIOR: 'Head Trainer' },
    [13, 56],
    {
      unit: 'HOUR',
      skills: 'Personal Training; Yoga; Nutrition Basics; First Aid; Strength Training; Group Classes',
      duties: `Assess each new member before the first weight; Write plans and change them monthly;
      Correct form, kindly and at once; Lead two group classes a day; Keep machines wiped and safe;
      Follow up those who stop coming; Know when to send someone to a doctor;
      Run the over-60 hour`,
      needs: 'a recognised certificate; your own regular practice; first aid; mornings from 5.30',
      trial: 'a class of 30 minutes',
      studies: 'B.P.Ed; Class 12; Diploma in Yoga; B.Sc Sports Science',
      papers: 'ACE personal trainer; RYT 200 yoga',
    },
  ),
];
