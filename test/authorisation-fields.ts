/**
 * Who may see a column: its person, the recruiters whom that seeker applied to, the seekers who applied to that
 * recruiter, admins, or anyone.
 */
export type Viewer = 'own' | 'recruiter' | 'applicant' | 'staff' | 'anyone';

export interface FieldRule {
  /** Of a seeker's row. */
  seeker: readonly Viewer[];
  /** Of a recruiter's row. */
  recruiter: readonly Viewer[];
}

/** `words`: one of a few fixed words, or made by the server; `internal`: of no person, or read by no operation. */
type Rule = FieldRule | 'words' | 'internal';

const same = (...viewers: Viewer[]): FieldRule => ({ seeker: viewers, recruiter: viewers });
const ofSeeker = (...viewers: Viewer[]): FieldRule => ({ seeker: viewers, recruiter: [] });
const ofRecruiter = (...viewers: Viewer[]): FieldRule => ({ seeker: [], recruiter: viewers });
const noOne = same();
const own = same('own');
const posted = ofRecruiter('anyone');
const professional = ofSeeker('own', 'recruiter');
const personal = ofSeeker('own');

/**
 * Every column that holds text, a document or bytes, with who may read it; a new column without a rule fails the test.
 * What is written comes only from its owner through the operations of the matrix.
 */
export const fieldRules: Record<string, Rule> = {
  'users.email': { seeker: ['own', 'recruiter', 'staff'], recruiter: ['own', 'staff'] },
  'users.name': { seeker: ['own', 'recruiter', 'staff'], recruiter: ['own', 'applicant', 'staff'] },
  // Of a disabled account only, for admins and in the mail to its owner.
  'users.disabled_reason': 'internal',
  'users.role': 'words',
  'users.password_hash': noOne,
  'sessions.cookie_hash': noOne,
  'sessions.bearer_hash': noOne,
  'sessions.user_agent': noOne,
  'sessions.ip_address': own,
  'access_tokens.name': own,
  'access_tokens.token_hash': noOne,
  'access_tokens.scopes': 'words',
  'webhooks.url': ofRecruiter('own'),
  'webhooks.events': 'words',
  'webhooks.sealed_secret': noOne,
  'webhook_deliveries.event': 'words',
  'webhook_deliveries.body': noOne,
  'webhook_deliveries.answer': ofRecruiter('own'),
  'webhook_deliveries.tries': ofRecruiter('own'),
  'known_devices.device_hash': noOne,
  'known_devices.label': noOne,
  'consents.kind': 'words',
  'consents.version': own,
  'signups.email': noOne,
  'signups.name': noOne,
  'signups.role': 'words',
  'signups.password_hash': noOne,
  'signups.ticket_hash': noOne,
  'one_time_codes.purpose': 'words',
  'one_time_codes.email': noOne,
  'one_time_codes.code_hash': noOne,
  'one_time_codes.device_hash': 'internal',
  'attempt_counters.scope': 'internal',
  'attempt_counters.subject': 'internal',

  'seeker_profiles.phone': professional,
  'seeker_profiles.skills': professional,
  'seeker_profiles.bio': professional,
  'seeker_profiles.education': professional,
  'seeker_profiles.program': professional,
  'seeker_profiles.portfolio': professional,
  'seeker_profiles.location': professional,
  'seeker_profiles.certifications': professional,
  'seeker_profiles.projects': professional,
  'seeker_profiles.whatsapp': personal,
  'seeker_profiles.address': personal,
  'seeker_profiles.parent_name': personal,
  'seeker_profiles.parent_phone': personal,
  'seeker_profiles.parent_email': personal,
  'seeker_profiles.gender': 'words',
  'seeker_profiles.parent_relation': 'words',
  // What is there of the profile, for recruiters of verified companies while the seeker wants to be found.
  'talent_profiles.skills': 'words',
  'talent_profiles.location': 'words',
  'talent_profiles.education': 'words',
  'talent_profiles.program': 'words',
  'talent_profiles.skill_keys': 'words',
  'talent_profiles.place_keys': 'words',
  'invitations.status': 'words',
  'recruiter_profiles.phone': ofRecruiter('own'),
  'recruiter_profiles.location': ofRecruiter('own'),
  'recruiter_profiles.job_role': ofRecruiter('own'),
  'recruiter_profiles.experience': ofRecruiter('own'),
  'recruiter_profiles.position_type': ofRecruiter('own'),
  'recruiter_profiles.contact_person': ofRecruiter('own'),
  'recruiter_profiles.contact_email': ofRecruiter('own'),
  'companies.name': posted,
  'companies.name_key': 'words',
  // Of a suspended one only, for its recruiters and admins.
  'companies.suspension_reason': 'internal',
  // For admins, and the first of them in a notification of the recruiters.
  'merged_companies.name': 'internal',
  'merged_companies.name_key': 'internal',
  'merged_companies.reason': 'internal',
  'company_join_requests.status': 'words',
  'company_domains.domain': 'internal',
  'company_reviews.review_text': ofSeeker('anyone'),

  'files.name': { seeker: ['own', 'recruiter'], recruiter: ['anyone'] },
  'files.purpose': 'words',
  'files.media_type': 'words',
  'files.network': noOne,
  'files.sha256': noOne,
  'files.storage_key': noOne,

  'jobs.title': posted,
  'jobs.description': posted,
  'jobs.external_id': ofRecruiter('own'),
  'jobs.location': posted,
  'jobs.skills': posted,
  'jobs.eligibility': posted,
  'jobs.required_skills': posted,
  'jobs.salary_period': 'words',
  'jobs.type': 'words',
  'jobs.experience_level': 'words',
  'jobs.work_mode': 'words',
  'jobs.status': 'words',
  'jobs.search_text': 'words',
  // Of a job that was taken down only, for its recruiter and admins.
  'jobs.taken_down_reason': 'internal',
  'jobs.held_reason': 'words',
  // Of a job that is held only, for its recruiter and admins.
  'jobs.held_passage': 'internal',
  'held_words.kind': 'words',
  'held_words.phrase': 'internal',
  'reports.subject': 'words',
  'reports.reason': 'words',
  'reports.text': 'internal',
  'reports.note': 'internal',
  'search_terms.kind': 'words',
  'search_terms.value': 'words',
  'open_jobs.type': 'words',
  'open_jobs.work_mode': 'words',
  'open_jobs.terms': 'words',
  'job_events.type': 'words',
  'applications.status': 'words',
  'application_events.from_status': 'words',
  'application_events.to_status': 'words',
  'application_events.reason': ofRecruiter('own', 'applicant'),
  'application_notes.note_text': ofRecruiter('own'),
  'applications.resume_gone': 'words',
  'resume_views.kind': 'words',
  'applications.search_text': 'words',
  'applications.applicant_skills': 'words',
  'decision_batches.to_status': 'words',
  'decision_batch_items.earlier_status': 'words',
  'decision_batch_items.interview_status': 'words',
  'interviews.title': ofRecruiter('own', 'applicant'),
  'interviews.candidate': ofRecruiter('own', 'applicant'),
  'interviews.slot': 'words',
  'interviews.status': 'words',
  'interviews.mode': 'words',
  'interviews.location': ofRecruiter('own', 'applicant'),

  'notifications.title': own,
  'notifications.body': own,
  'notifications.link': own,
  'notifications.about_ids': 'internal',
  'notifications.type': 'words',
  'notification_preferences.type': 'words',
  'announcements.title': posted,
  'announcements.description': posted,
  'announcement_sendings.step': 'words',
  'faqs.question': 'internal',
  'faqs.answer': 'internal',
  'contact_messages.name': same('staff'),
  'contact_messages.email': same('staff'),
  'contact_messages.message': same('staff'),
  'contact_answers.answer_text': same('staff'),
  // Of somebody without an account; admins only.
  'support_conversations.visitor_name': 'internal',
  'support_conversations.visitor_email': 'internal',
  'support_conversations.visitor_token_hash': 'internal',
  'support_messages.body': same('own', 'staff'),
  // Answered only to who sent the key.
  'idempotency_keys.subject': 'internal',
  'idempotency_keys.operation': 'internal',
  'idempotency_keys.key': 'internal',
  'idempotency_keys.input_hash': 'internal',
  'idempotency_keys.answer': 'internal',
  'idempotency_keys.about_ids': 'internal',
  'outbox.kind': 'internal',
  'outbox.topic': 'internal',
  'outbox.payload': 'internal',
  'outbox.about_ids': 'internal',
  'outbox.outcome': 'words',
  'outbox.last_error': 'internal',
  // Of what admins change, for superadmins; that it holds no secrets is shown by the tests of its commands.
  'audit_log.actor_role': 'words',
  'audit_log.operation': 'words',
  'audit_log.subject_type': 'words',
  'audit_log.before': 'internal',
  'audit_log.after': 'internal',
  'audit_log.ip_address': 'internal',
  'staff_invitations.email': 'internal',
  'staff_invitations.name': 'internal',
  'staff_invitations.role': 'words',
  'staff_invitations.token_hash': 'internal',
  'installation.secret_check': 'internal',
  'settings.name': 'words',
  'settings.value': 'internal',
  'mailbox_messages.message_id': 'internal',
  'mailbox_messages.recipient': 'internal',
  'mailbox_messages.about_ids': 'internal',
  'mailbox_messages.subject': 'internal',
  'mailbox_messages.body_text': 'internal',
  'mailbox_messages.body_html': 'internal',
  'mailbox_messages.attachments': 'internal',
};
