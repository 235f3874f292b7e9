/** Things of the demo, or words that say what belongs there. */
export interface RequestValues {
  seeker: string;
  recruiter: string;
  password: string;
  company: string;
  jobId: string;
  newApplicationId: string;
  approvedApplicationId: string;
  interviewDay: string;
}

export const placeholders: Omit<RequestValues, 'interviewDay'> = {
  seeker: 'The mail address of a job seeker',
  recruiter: 'The mail address of a recruiter',
  password: 'The password',
  company: 'Your company',
  jobId: 'The id of a job, from Search jobs',
  newApplicationId: 'The id of an application that waits for a decision',
  approvedApplicationId: 'The id of an approved application without an interview',
};

interface SavedRequest {
  name: string;
  query: string;
  variables?: object;
  headers?: Record<string, string>;
}

const loginQuery = `mutation LogIn($email: String!, $password: String!) {
  loginWithPassword(email: $email, password: $password) {
    message
    token
    user { name role }
  }
}
`;

const searchQuery = `# The newest open jobs that fit. Needs no login; every type and field is described under Docs.
query SearchJobs($filter: JobFilter, $pageSize: Int) {
  jobs(filter: $filter, pageSize: $pageSize) {
    total
    endCursor
    items { id title company { name rating } location salaryText postedText }
  }
}
`;

const jobQuery = `# One job with all that its page shows.
# "applied" and "saved" are about the job seeker who is signed in.
query OneJob($id: ID!) {
  job(id: $id) {
    title
    company { name verified }
    location salaryText experienceText workMode
    description
    requiredSkills
    applied saved
  }
}
`;

const applyQuery = `# Applies with the profile and the resume of the job seeker who is signed in.
# A second time answers CONFLICT and changes nothing.
mutation Apply($jobId: ID!) {
  applyToJob(jobId: $jobId) { id statusText appliedAt job { title } }
}
`;

const applicationsQuery = `# The applications of the job seeker who is signed in, newest first, each with its history.
# Tabs: APPLIED, HIRING_DONE, WITHDRAWN.
query MyApplications($tab: AppliedTab) {
  myApplications(tab: $tab, pageSize: 10) {
    id
    statusText
    job { title company { name } }
    timeline { at text }
    interview { date slotText }
  }
}
`;

const notificationsQuery = `# Stays open, over a WebSocket, and shows each notification of whoever is signed in
# at the moment it comes:
# as a job seeker when a recruiter decides, as a recruiter when somebody applies.
subscription Notifications {
  notificationReceived { type title text link createdAt }
}
`;

const postQuery = `# Posts a job of the recruiter who is signed in; it is in the search at once.
mutation PostJob($input: JobInput!) {
  postJob(input: $input) { id title status salaryText company { name } }
}
`;

const decideQuery = `# Decides on an application to the recruiter who is signed in: APPROVED, ON_HOLD or REJECTED.
# The applicant sees it at once.
mutation Decide($id: ID!, $status: ApplicationStatus!, $reason: String) {
  setApplicationStatus(id: $id, status: $status, reason: $reason) { id statusText decidedAt applicant { name } }
}
`;

const interviewQuery = `# Invites the applicant of an approved application.
# CONFLICT if one of the two is busy then: takenInterviewSlots tells before.
mutation ScheduleInterview($applicationId: ID!, $date: Date!, $slot: InterviewSlot!, $place: InterviewPlaceInput) {
  scheduleInterview(applicationId: $applicationId, date: $date, slot: $slot, place: $place) {
    id startsAt slotText candidate place { mode location }
  }
}
`;

const webhookQuery = `# Tells a program of the recruiter who is signed in: signed messages go to the address when
# something happens, "webhook.test" at once with testWebhook. The secret is answered this once.
mutation MakeWebhook($input: WebhookInput!) {
  createWebhook(input: $input) { secret webhook { id url events isActive } }
}
`;

const tokenQuery = `# Programs send an access token (made under /account), or the token of a login, as a header,
# as this request does: put it as "token" into
# No environment > Environments... (top right).
# Without a token the cookie of this browser counts; signed out the answer is null.
query WhoAmI {
  me { name email role }
}
`;

const newJob = (company: string) => ({
  title: 'Ward Nurse',
  company,
  location: 'Bengaluru',
  description: 'Care for the patients of a ward of twenty beds.\nThree shifts, two days off a week.',
  salaryMin: 28_000,
  salaryMax: 36_000,
  skills: ['Patient care', 'First aid'],
  requiredSkills: ['A degree in nursing'],
  minYears: 1,
  maxYears: 4,
  openings: 2,
});

/** In the order of a first visit: the seeker's side, the recruiter's. */
export const savedRequests = (values: RequestValues): SavedRequest[] => [
  { name: 'Search jobs', query: searchQuery, variables: { filter: { q: 'developer' }, pageSize: 5 } },
  { name: 'One job', query: jobQuery, variables: { id: values.jobId } },
  {
    name: 'Log in as a job seeker',
    query:
      "# The answer sets a cookie: from now on all requests of this browser are a job seeker's.\n" +
      `# A program keeps the token: see Who am I, by token.\n${loginQuery}`,
    variables: { email: values.seeker, password: values.password },
  },
  { name: 'Apply', query: applyQuery, variables: { jobId: values.jobId } },
  { name: 'My applications', query: applicationsQuery, variables: { tab: 'APPLIED' } },
  { name: 'Notifications, live', query: notificationsQuery },
  {
    name: 'Log in as a recruiter',
    query:
      '# The answer sets a cookie, in place of an earlier login:\n' +
      `# from now on all requests of this browser are a recruiter's.\n${loginQuery}`,
    variables: { email: values.recruiter, password: values.password },
  },
  { name: 'Post a job', query: postQuery, variables: { input: newJob(values.company) } },
  {
    name: 'Decide an application',
    query: decideQuery,
    variables: { id: values.newApplicationId, status: 'APPROVED', reason: null },
  },
  {
    name: 'Schedule an interview',
    query: interviewQuery,
    variables: {
      applicationId: values.approvedApplicationId,
      date: values.interviewDay,
      slot: 'S1030_1130',
      place: { mode: 'PHONE' },
    },
  },
  {
    name: 'Make a webhook',
    query: webhookQuery,
    variables: {
      input: {
        url: 'https://example.com/kaamyab',
        events: ['APPLICATION_RECEIVED', 'APPLICATION_STATUS_CHANGED', 'INTERVIEW_SCHEDULED', 'JOB_CLOSED'],
      },
    },
  },
  { name: 'Who am I, by token', query: tokenQuery, headers: { Authorization: 'Bearer {{token}}' } },
];
