/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment ApplyActionJob on Job {\n    id\n    title\n    status\n    applied\n    company {\n      id\n      name\n    }\n    viewerCan {\n      apply\n    }\n    myApplication {\n      id\n    }\n  }\n": typeof types.ApplyActionJobFragmentDoc,
    "\n  mutation ApplyToJob($jobId: ID!) {\n    applyToJob(jobId: $jobId) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n": typeof types.ApplyToJobDocument,
    "\n  query ApplicantBasics {\n    jobseekerProfile {\n      phone\n      resume {\n        id\n      }\n    }\n  }\n": typeof types.ApplicantBasicsDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      emailVerified\n      consentRequired\n      deletesAt\n    }\n  }\n": typeof types.MeDocument,
    "\n  query NotificationPreferences {\n    notificationPreferences {\n      ...PreferenceFields\n    }\n  }\n\n  fragment PreferenceFields on NotificationPreference {\n    type\n    label\n    summary\n    isMailed\n  }\n": typeof types.NotificationPreferencesDocument,
    "\n  mutation UpdateNotificationPreferences($preferences: [NotificationPreferenceInput!]!) {\n    updateNotificationPreferences(preferences: $preferences) {\n      ...PreferenceFields\n    }\n  }\n": typeof types.UpdateNotificationPreferencesDocument,
    "\n  query NotificationPreferenceByLink($link: String!) {\n    notificationPreferenceByLink(link: $link) {\n      ...PreferenceFields\n    }\n  }\n": typeof types.NotificationPreferenceByLinkDocument,
    "\n  mutation UpdateNotificationPreferenceByLink($link: String!, $isMailed: Boolean!) {\n    updateNotificationPreferenceByLink(link: $link, isMailed: $isMailed) {\n      ...PreferenceFields\n    }\n  }\n": typeof types.UpdateNotificationPreferenceByLinkDocument,
    "\n  mutation ReportJob($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportJob(jobId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n": typeof types.ReportJobDocument,
    "\n  mutation ReportPerson($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportPerson(applicationId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n": typeof types.ReportPersonDocument,
    "\n  mutation ReportReview($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportReview(reference: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n": typeof types.ReportReviewDocument,
    "\n  fragment CompanyReviewParts on CompanyReview {\n    reference\n    rating\n    text\n    authorText\n    monthText\n  }\n": typeof types.CompanyReviewPartsFragmentDoc,
    "\n  fragment ReviewedApplication on Application {\n    id\n    company {\n      id\n      name\n      viewerReview {\n        ...CompanyReviewParts\n      }\n    }\n    viewerCan {\n      reviewCompany\n    }\n  }\n": typeof types.ReviewedApplicationFragmentDoc,
    "\n  fragment CompanyReviewsJob on Job {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n      viewerReview {\n        reference\n      }\n      reviews(pageSize: 3) {\n        items {\n          ...CompanyReviewParts\n        }\n      }\n    }\n  }\n": typeof types.CompanyReviewsJobFragmentDoc,
    "\n  fragment ReviewedCompany on Company {\n    id\n    rating\n    reviewCount\n    viewerReview {\n      ...CompanyReviewParts\n    }\n  }\n": typeof types.ReviewedCompanyFragmentDoc,
    "\n  mutation ReviewCompany($applicationId: ID!, $rating: Int!, $text: String) {\n    reviewCompany(applicationId: $applicationId, rating: $rating, text: $text) {\n      ...ReviewedCompany\n    }\n  }\n": typeof types.ReviewCompanyDocument,
    "\n  mutation DeleteReview($applicationId: ID!) {\n    deleteReview(applicationId: $applicationId) {\n      ...ReviewedCompany\n    }\n  }\n": typeof types.DeleteReviewDocument,
    "\n  query CompanyReviews($jobId: ID!, $page: Int!) {\n    job(id: $jobId) {\n      id\n      company {\n        id\n        reviewCount\n        reviews(page: $page, pageSize: 10) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n": typeof types.CompanyReviewsDocument,
    "\n  query SearchSuggestion($filter: JobFilter!) {\n    searchSuggestion(filter: $filter)\n  }\n": typeof types.SearchSuggestionDocument,
    "\n  fragment PublicJobDetails on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    openings\n    description\n    eligibility\n    requiredSkills\n    skills\n    isUrgent\n    isNew\n    attachments {\n      id\n      name\n      url\n    }\n  }\n": typeof types.PublicJobDetailsFragmentDoc,
    "\n  query SearchCounts($filter: JobFilter!) {\n    searchCounts(filter: $filter) {\n      urgentOnly {\n        ...ChoiceCount\n      }\n      datePosted {\n        ...ChoiceCount\n      }\n      type {\n        ...ChoiceCount\n      }\n      workMode {\n        ...ChoiceCount\n      }\n    }\n  }\n\n  fragment ChoiceCount on JobSearchCount {\n    value\n    count\n    countIsExact\n  }\n": typeof types.SearchCountsDocument,
    "\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text)\n  }\n": typeof types.JobSuggestionsDocument,
    "\n  query SupportMessages($before: ID) {\n    supportMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n\n  fragment SupportMessageItem on SupportMessage {\n    id\n    text\n    fromSupport\n    createdAt\n    isUnseen\n    isFirst\n  }\n": typeof types.SupportMessagesDocument,
    "\n  mutation SendSupportMessage($text: String!, $idempotencyKey: String) {\n    sendSupportMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n": typeof types.SendSupportMessageDocument,
    "\n  query VisitorMessages($before: ID) {\n    visitorMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n": typeof types.VisitorMessagesDocument,
    "\n  mutation StartVisitorConversation($name: String!, $email: String!, $text: String!) {\n    startVisitorConversation(name: $name, email: $email, text: $text) {\n      ...SupportMessageItem\n    }\n  }\n": typeof types.StartVisitorConversationDocument,
    "\n  mutation SendVisitorMessage($text: String!, $idempotencyKey: String) {\n    sendVisitorMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n": typeof types.SendVisitorMessageDocument,
    "\n  mutation MarkSupportMessagesSeen($id: ID!) {\n    markSupportMessagesSeen(id: $id) {\n      id\n      isUnseen\n    }\n  }\n": typeof types.MarkSupportMessagesSeenDocument,
    "\n  subscription SupportMessageReceived {\n    supportMessageReceived {\n      ...SupportMessageItem\n    }\n  }\n": typeof types.SupportMessageReceivedDocument,
    "\n  query Footer {\n    siteTexts {\n      contactEmail\n      contactPhone\n      footerAddress\n    }\n  }\n": typeof types.FooterDocument,
    "\n  query LegalTexts {\n    siteTexts {\n      privacyText\n      termsText\n    }\n  }\n": typeof types.LegalTextsDocument,
    "\n  query Announcements($search: String, $filter: AnnouncementFilter!, $page: Int!) {\n    announcements(search: $search, filter: $filter, page: $page) {\n      total\n      pageSize\n      items {\n        id\n        date\n        title\n        description\n        type\n      }\n    }\n  }\n": typeof types.AnnouncementsDocument,
    "\n  mutation SendContactMessage($name: String!, $email: String!, $message: String!) {\n    sendContactMessage(name: $name, email: $email, message: $message)\n  }\n": typeof types.SendContactMessageDocument,
    "\n  query Faqs($page: Int!, $pageSize: Int!) {\n    faqs(page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id\n        question\n        answer\n      }\n    }\n  }\n": typeof types.FaqsDocument,
    "\n  fragment RecommendedJob on Job {\n    ...JobCardJob\n    monthlySalaryText\n    recommendationReason\n    experienceLevelText\n    applicationsReceived\n  }\n": typeof types.RecommendedJobFragmentDoc,
    "\n  query MoreRecommendedJobs {\n    recommendedJobs(limit: 50) {\n      ...RecommendedJob\n    }\n  }\n": typeof types.MoreRecommendedJobsDocument,
    "\n  fragment SiteStatsTexts on SiteStats {\n    candidates\n    jobs\n    companies\n    candidatesText\n    jobsText\n    companiesText\n  }\n": typeof types.SiteStatsTextsFragmentDoc,
    "\n  query PublicJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...CompanyReviewsJob\n    }\n  }\n": typeof types.PublicJobDocument,
    "\n  query Landing {\n    siteStats {\n      ...SiteStatsTexts\n    }\n    recommendedJobs(limit: 9) {\n      ...RecommendedJob\n    }\n  }\n": typeof types.LandingDocument,
    "\n  query SearchJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobCardJob\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n": typeof types.SearchJobsDocument,
    "\n  fragment JobCardJob on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    skills\n    isUrgent\n    isNew\n    applied\n  }\n": typeof types.JobCardJobFragmentDoc,
    "\n  query Sessions {\n    sessions {\n      ...SessionFields\n    }\n  }\n\n  fragment SessionFields on Session {\n    id\n    device\n    ipAddress\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n": typeof types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation UpdateName($name: String!) {\n    updateName(name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.UpdateNameDocument,
    "\n  mutation RequestEmailChange($email: String!, $password: String) {\n    requestEmailChange(email: $email, password: $password) {\n      ...CodeTicketCounters\n    }\n  }\n": typeof types.RequestEmailChangeDocument,
    "\n  mutation VerifyEmailChange($otp: String!) {\n    verifyEmailChange(otp: $otp) {\n      id\n      email\n      emailVerified\n    }\n  }\n": typeof types.VerifyEmailChangeDocument,
    "\n  query AccessTokens {\n    accessTokens {\n      ...AccessTokenFields\n    }\n  }\n\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n": typeof types.AccessTokensDocument,
    "\n  mutation CreateAccessToken($input: AccessTokenInput!, $password: String, $idempotencyKey: String) {\n    createAccessToken(input: $input, password: $password, idempotencyKey: $idempotencyKey) {\n      token\n      accessToken {\n        id\n      }\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id)\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  query AdminAnnouncements($search: String, $state: AnnouncementState, $after: String) {\n    adminAnnouncements(search: $search, state: $state, after: $after) {\n      items {\n        id\n        title\n        isGeneral\n        state\n        publishedAt\n        updatedAt\n      }\n      endCursor\n    }\n  }\n": typeof types.AdminAnnouncementsDocument,
    "\n  query AdminAnnouncement($id: ID!) {\n    adminAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n  fragment AdminAnnouncementDetails on AnnouncementRecord {\n    id\n    title\n    description\n    isGeneral\n    state\n    publishedAt\n    withdrawnAt\n    isSent\n    updatedAt\n  }\n": typeof types.AdminAnnouncementDocument,
    "\n  mutation CreateAnnouncement($input: AnnouncementInput!, $idempotencyKey: String) {\n    createAnnouncement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": typeof types.CreateAnnouncementDocument,
    "\n  mutation UpdateAnnouncement($id: ID!, $input: AnnouncementInput!) {\n    updateAnnouncement(id: $id, input: $input) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": typeof types.UpdateAnnouncementDocument,
    "\n  mutation PublishAnnouncement($id: ID!, $at: DateTime) {\n    publishAnnouncement(id: $id, at: $at) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": typeof types.PublishAnnouncementDocument,
    "\n  mutation WithdrawAnnouncement($id: ID!) {\n    withdrawAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": typeof types.WithdrawAnnouncementDocument,
    "\n  mutation DeleteAnnouncement($id: ID!) {\n    deleteAnnouncement(id: $id)\n  }\n": typeof types.DeleteAnnouncementDocument,
    "\n  query AuditLog($filter: AuditFilter, $after: String) {\n    auditLog(filter: $filter, after: $after) {\n      items {\n        id\n        at\n        actorName\n        actorEmail\n        operation\n        operationText\n        subjectType\n        subjectId\n        subjectName\n        ipAddress\n        changes {\n          name\n          before\n          after\n        }\n      }\n      endCursor\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  query AdminCompanies($search: String, $state: CompanyState, $after: String) {\n    adminCompanies(search: $search, state: $state, after: $after, pageSize: 20) {\n      items {\n        id\n        company {\n          id\n          name\n        }\n        state\n        members {\n          id\n        }\n        domains\n        requests\n        openJobs\n      }\n      endCursor\n    }\n  }\n": typeof types.AdminCompaniesDocument,
    "\n  query AdminCompany($id: ID!) {\n    adminCompany(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n  fragment AdminCompanyDetails on CompanyRecord {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n    }\n    state\n    members {\n      id\n      userId\n      name\n      email\n      joinedAt\n    }\n    domains\n    requests\n    openJobs\n    suspendedAt\n    suspensionReason\n  }\n": typeof types.AdminCompanyDocument,
    "\n  query AdminJoinRequests($companyId: ID!) {\n    adminJoinRequests(companyId: $companyId, pageSize: 10) {\n      items {\n        id\n        name\n        email\n        askedAt\n      }\n      total\n    }\n  }\n": typeof types.AdminJoinRequestsDocument,
    "\n  mutation AdminAnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    adminAnswerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n": typeof types.AdminAnswerJoinRequestDocument,
    "\n  mutation VerifyCompany($id: ID!, $isVerified: Boolean!) {\n    verifyCompany(id: $id, isVerified: $isVerified) {\n      ...AdminCompanyDetails\n    }\n  }\n": typeof types.VerifyCompanyDocument,
    "\n  mutation SuspendCompany($id: ID!, $reason: String!) {\n    suspendCompany(id: $id, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n": typeof types.SuspendCompanyDocument,
    "\n  mutation LiftSuspension($id: ID!) {\n    liftSuspension(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n": typeof types.LiftSuspensionDocument,
    "\n  query CompanyMerge($id: ID!, $intoId: ID!) {\n    companyMerge(id: $id, intoId: $intoId) {\n      id\n      intoId\n      goneName\n      name\n      wasVerified\n      isVerified\n      members\n      domains\n      requests\n      jobs\n      openJobs\n      applications\n      reviews\n      doubledReviews\n    }\n  }\n": typeof types.CompanyMergeDocument,
    "\n  mutation MergeCompanies($id: ID!, $intoId: ID!, $reason: String!) {\n    mergeCompanies(id: $id, intoId: $intoId, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n": typeof types.MergeCompaniesDocument,
    "\n  mutation ConfirmCompanyDomain($id: ID!, $domain: String!, $idempotencyKey: String) {\n    confirmCompanyDomain(id: $id, domain: $domain, idempotencyKey: $idempotencyKey) {\n      ...AdminCompanyDetails\n    }\n  }\n": typeof types.ConfirmCompanyDomainDocument,
    "\n  mutation RemoveCompanyDomain($id: ID!, $domain: String!) {\n    removeCompanyDomain(id: $id, domain: $domain) {\n      ...AdminCompanyDetails\n    }\n  }\n": typeof types.RemoveCompanyDomainDocument,
    "\n  mutation RemoveCompanyMember($id: ID!) {\n    removeCompanyMember(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n": typeof types.RemoveCompanyMemberDocument,
    "\n  query AdminContactMessages($search: String, $state: ContactState, $after: String) {\n    adminContactMessages(search: $search, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        message\n        state\n        createdAt\n      }\n      endCursor\n    }\n  }\n": typeof types.AdminContactMessagesDocument,
    "\n  query AdminContactMessage($id: ID!) {\n    adminContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n  fragment AdminContactDetails on ContactMessageRecord {\n    id\n    name\n    email\n    message\n    personId\n    state\n    createdAt\n    answers {\n      id\n      text\n      authorName\n      sentAt\n    }\n  }\n": typeof types.AdminContactMessageDocument,
    "\n  mutation AnswerContactMessage($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerContactMessage(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...AdminContactDetails\n    }\n  }\n": typeof types.AnswerContactMessageDocument,
    "\n  mutation CloseContactMessage($id: ID!) {\n    closeContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n": typeof types.CloseContactMessageDocument,
    "\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n": typeof types.ReopenContactMessageDocument,
    "\n  query AdminFaqs {\n    faqs(pageSize: 100) {\n      items {\n        ...AdminFaq\n      }\n    }\n  }\n  fragment AdminFaq on Faq {\n    id\n    question\n    answer\n  }\n": typeof types.AdminFaqsDocument,
    "\n  mutation CreateFaq($input: FaqInput!, $idempotencyKey: String) {\n    createFaq(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminFaq\n    }\n  }\n": typeof types.CreateFaqDocument,
    "\n  mutation UpdateFaq($id: ID!, $input: FaqInput!) {\n    updateFaq(id: $id, input: $input) {\n      ...AdminFaq\n    }\n  }\n": typeof types.UpdateFaqDocument,
    "\n  mutation MoveFaq($id: ID!, $direction: FaqDirection!) {\n    moveFaq(id: $id, direction: $direction) {\n      id\n    }\n  }\n": typeof types.MoveFaqDocument,
    "\n  mutation DeleteFaq($id: ID!) {\n    deleteFaq(id: $id)\n  }\n": typeof types.DeleteFaqDocument,
    "\n  query HeldWords {\n    heldWords {\n      id\n      kind\n      phrase\n    }\n  }\n": typeof types.HeldWordsDocument,
    "\n  mutation AddHeldWord($kind: HeldWordKind!, $phrase: String!, $idempotencyKey: String) {\n    addHeldWord(kind: $kind, phrase: $phrase, idempotencyKey: $idempotencyKey) {\n      id\n      kind\n      phrase\n    }\n  }\n": typeof types.AddHeldWordDocument,
    "\n  mutation RemoveHeldWord($id: ID!) {\n    removeHeldWord(id: $id)\n  }\n": typeof types.RemoveHeldWordDocument,
    "\n  query AdminJobs($search: String, $state: JobState, $after: String) {\n    adminJobs(search: $search, state: $state, after: $after) {\n      items {\n        id\n        number\n        title\n        companyName\n        recruiterName\n        recruiterEmail\n        state\n        applicationsReceived\n        postedAt\n      }\n      endCursor\n    }\n  }\n": typeof types.AdminJobsDocument,
    "\n  query AdminJob($id: ID!) {\n    adminJob(id: $id) {\n      ...AdminJobDetails\n    }\n  }\n  fragment AdminJobDetails on JobRecord {\n    id\n    number\n    title\n    description\n    location\n    companyName\n    recruiterId\n    recruiterName\n    recruiterEmail\n    state\n    obstacles\n    textVersion\n    eligibility\n    requiredSkills\n    skills\n    applicationsReceived\n    postedAt\n    waitsSince\n    takenDownAt\n    takenDownReason\n    heldAt\n    heldReason\n    heldPassage\n  }\n": typeof types.AdminJobDocument,
    "\n  mutation TakeDownJob($id: ID!, $reason: String!, $seen: Int) {\n    takeDownJob(id: $id, reason: $reason, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n": typeof types.TakeDownJobDocument,
    "\n  mutation ReleaseJob($id: ID!, $seen: Int) {\n    releaseJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n": typeof types.ReleaseJobDocument,
    "\n  mutation RestoreJob($id: ID!, $seen: Int) {\n    restoreJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n": typeof types.RestoreJobDocument,
    "\n  query AdminMails($recipient: String, $isTroubled: Boolean, $after: String) {\n    adminMails(recipient: $recipient, isTroubled: $isTroubled, after: $after) {\n      items {\n        ...MailFields\n      }\n      endCursor\n    }\n  }\n  fragment MailFields on MailRecord {\n    id\n    recipient\n    subject\n    state\n    createdAt\n    attempts\n    nextAttemptAt\n    lastError\n    isRepeatable\n    isDeferred\n  }\n": typeof types.AdminMailsDocument,
    "\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      ...MailFields\n    }\n  }\n": typeof types.RetryMailDocument,
    "\n  mutation SendMailNow($id: ID!) {\n    sendMailNow(id: $id) {\n      ...MailFields\n    }\n  }\n": typeof types.SendMailNowDocument,
    "\n  query AdminTasks {\n    adminTasks {\n      name\n      nextRunAt\n      isRunning\n      succeededAt\n      failedAt\n      failures\n      tries\n      lastError\n    }\n  }\n": typeof types.AdminTasksDocument,
    "\n  mutation RunTask($name: ID!) {\n    runTask(name: $name)\n  }\n": typeof types.RunTaskDocument,
    "\n  query PortalTotals {\n    portalTotals {\n      usersByRole {\n        role\n        total\n      }\n      activeJobs\n      closedJobs\n      heldJobs\n      openReports\n      applications\n      messagesWaiting\n      countedAt\n    }\n  }\n": typeof types.PortalTotalsDocument,
    "\n  query AdminReports($state: ReportState, $subject: ReportSubject, $reason: ReportReason, $after: String) {\n    adminReports(state: $state, subject: $subject, reason: $reason, after: $after) {\n      items {\n        id\n        subject\n        state\n        reason\n        title\n        reporterName\n        openReports\n        createdAt\n      }\n      endCursor\n    }\n  }\n": typeof types.AdminReportsDocument,
    "\n  query AdminReport($id: ID!) {\n    adminReport(id: $id) {\n      ...AdminReportDetails\n    }\n  }\n  fragment AdminReportDetails on ReportRecord {\n    id\n    subject\n    state\n    reason\n    text\n    title\n    createdAt\n    reporterId\n    reporterName\n    jobId\n    userId\n    reviewReference\n    reviewRating\n    reviewText\n    openReports\n    settledAt\n    settledByName\n    note\n  }\n": typeof types.AdminReportDocument,
    "\n  mutation SettleReport($id: ID!, $note: String!) {\n    settleReport(id: $id, note: $note) {\n      ...AdminReportDetails\n    }\n  }\n": typeof types.SettleReportDocument,
    "\n  mutation RemoveReview($reference: ID!, $reason: String!) {\n    removeReview(reference: $reference, reason: $reason)\n  }\n": typeof types.RemoveReviewDocument,
    "\n  query PortalSettings {\n    portalSettings {\n      ...AllSettings\n    }\n  }\n  fragment AllSettings on PortalSettings {\n    version\n    consentVersion\n    requireVerification\n    unverifiedJobLimit\n    dailyInvitations\n    rejectedResumeDays\n    mailSenderName\n    contactEmail\n    contactPhone\n    footerAddress\n    privacyText\n    termsText\n  }\n": typeof types.PortalSettingsDocument,
    "\n  mutation ChangeSettings($version: String!, $input: SettingsInput!, $isNewConsent: Boolean!) {\n    changeSettings(version: $version, input: $input, isNewConsent: $isNewConsent) {\n      ...AllSettings\n    }\n  }\n": typeof types.ChangeSettingsDocument,
    "\n  query Staff {\n    staff {\n      members {\n        id\n        name\n        email\n        role\n        lastSeenAt\n        disabledAt\n        mayRemove\n      }\n      invitations {\n        id\n        name\n        email\n        role\n        expiresAt\n      }\n    }\n  }\n": typeof types.StaffDocument,
    "\n  mutation InviteAdmin($input: InviteAdminInput!) {\n    inviteAdmin(input: $input) {\n      id\n    }\n  }\n": typeof types.InviteAdminDocument,
    "\n  mutation WithdrawAdminInvitation($id: ID!) {\n    withdrawAdminInvitation(id: $id)\n  }\n": typeof types.WithdrawAdminInvitationDocument,
    "\n  mutation RemoveAdmin($id: ID!) {\n    removeAdmin(id: $id)\n  }\n": typeof types.RemoveAdminDocument,
    "\n  query SupportConversations($state: SupportConversationState!, $isMine: Boolean!, $page: Int!, $pageSize: Int!) {\n    supportConversations(state: $state, isMine: $isMine, page: $page, pageSize: $pageSize) {\n      items {\n        ...SupportConversationRow\n      }\n      total\n    }\n  }\n\n  fragment SupportConversationRow on SupportConversation {\n    id\n    state\n    lastText\n    lastMessageAt\n    waitsSince\n    assignedName\n    isMine\n    seenAt\n    person {\n      id\n      name\n      email\n      role\n      lastActiveAt\n    }\n  }\n": typeof types.SupportConversationsDocument,
    "\n  query SupportConversation($id: ID!) {\n    supportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n": typeof types.SupportConversationDocument,
    "\n  query ConversationViewers($id: ID!) {\n    supportConversationViewers(id: $id)\n  }\n": typeof types.ConversationViewersDocument,
    "\n  query ConversationMessages($id: ID!, $before: ID) {\n    supportConversationMessages(id: $id, before: $before) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n": typeof types.ConversationMessagesDocument,
    "\n  mutation AnswerSupportConversation($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerSupportConversation(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n": typeof types.AnswerSupportConversationDocument,
    "\n  mutation AssignSupportConversation($id: ID!, $isMine: Boolean!) {\n    assignSupportConversation(id: $id, isMine: $isMine) {\n      ...SupportConversationRow\n    }\n  }\n": typeof types.AssignSupportConversationDocument,
    "\n  mutation CloseSupportConversation($id: ID!) {\n    closeSupportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n": typeof types.CloseSupportConversationDocument,
    "\n  subscription SupportConversationChanged {\n    supportConversationChanged {\n      ...SupportConversationRow\n    }\n  }\n": typeof types.SupportConversationChangedDocument,
    "\n  query AdminUsers($search: String, $role: Role, $state: UserState, $after: String) {\n    adminUsers(search: $search, role: $role, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        role\n        disabledAt\n        createdAt\n        companyName\n      }\n      endCursor\n    }\n  }\n": typeof types.AdminUsersDocument,
    "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n  fragment AdminUserDetails on UserDetails {\n    id\n    name\n    email\n    role\n    emailVerifiedAt\n    disabledAt\n    disabledReason\n    createdAt\n    companyName\n    openSessions\n    lastSeenAt\n    failedAttempts\n    lockedUntil\n    applications\n    jobs\n    openJobs\n    mayChange\n  }\n": typeof types.AdminUserDocument,
    "\n  mutation DisableUser($id: ID!, $reason: String!) {\n    disableUser(id: $id, reason: $reason) {\n      ...AdminUserDetails\n    }\n  }\n": typeof types.DisableUserDocument,
    "\n  mutation EnableUser($id: ID!) {\n    enableUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n": typeof types.EnableUserDocument,
    "\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n": typeof types.UnlockUserDocument,
    "\n  mutation SendLoginCode($email: String!) {\n    sendLoginCode(email: $email) {\n      message\n    }\n  }\n": typeof types.SendLoginCodeDocument,
    "\n  mutation SendSignupCode($email: String!) {\n    sendSignupCode(email: $email) {\n      message\n    }\n  }\n": typeof types.SendSignupCodeDocument,
    "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  query HiringFigures($jobId: ID, $period: AnalyticsPeriod!) {\n    hrAnalytics(jobId: $jobId, period: $period) {\n      hiring {\n        ...HiringFigures\n      }\n    }\n  }\n\n  fragment HiringFigures on HiringFigures {\n    from\n    to\n    applications\n    applicationsBefore\n    timeline {\n      from\n      to\n      applications\n    }\n    steps {\n      step\n      applications\n    }\n    statuses {\n      status\n      statusText\n      applications\n    }\n    firstAnswer {\n      ...WaitingTimes\n    }\n    firstDecision {\n      ...WaitingTimes\n    }\n  }\n\n  fragment WaitingTimes on WaitingTimes {\n    medianHours\n    waiting\n    spans {\n      belowHours\n      applications\n    }\n  }\n": typeof types.HiringFiguresDocument,
    "\n  query PortalTrends($period: AnalyticsPeriod!) {\n    portalTrends(period: $period) {\n      signups {\n        ...Trend\n      }\n      jobs {\n        ...Trend\n      }\n      applications {\n        ...Trend\n      }\n    }\n  }\n  fragment Trend on PortalTrend {\n    total\n    totalBefore\n    columns {\n      from\n      to\n      count\n    }\n    parts {\n      text\n      count\n    }\n  }\n": typeof types.PortalTrendsDocument,
    "\n  fragment ApplicantProfile on Application {\n    ...ApplicantRow\n    applicant {\n      name\n      location\n      program\n      education\n      experience\n      skills\n      bio\n      projects {\n        name\n        description\n        technologies\n      }\n      certifications\n    }\n    notes {\n      ...PrivateNote\n    }\n    ...ApplicantReach\n    ...ApplicationInterview\n    ...ApplicationProgress\n  }\n\n  fragment ApplicantReach on Application {\n    applicant {\n      email\n      phone\n      portfolio\n    }\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n    resumeGone\n    resumeKeptDays\n  }\n": typeof types.ApplicantProfileFragmentDoc,
    "\n  query Applicants(\n    $jobId: ID\n    $list: ApplicationList!\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $filter: ApplicationFilter\n    $pageOf: ID\n    $after: String\n  ) {\n    hrApplications(\n      jobId: $jobId\n      list: $list\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      filter: $filter\n      pageOf: $pageOf\n      after: $after\n    ) {\n      items {\n        ...ApplicantRow\n      }\n      total\n      totalIsExact\n      page\n      hasNextPage\n      endCursor\n    }\n  }\n\n  fragment ApplicantRow on Application {\n    id\n    status\n    appliedAt\n    movedAt\n    applicant {\n      name\n      email\n      phone\n      program\n    }\n    job {\n      id\n      title\n    }\n    viewerCan {\n      scheduleInterview\n    }\n  }\n": typeof types.ApplicantsDocument,
    "\n  query ApplicantProfile($id: ID!) {\n    application(id: $id) {\n      ...ApplicantProfile\n    }\n  }\n\n  fragment ApplicationProgress on Application {\n    id\n    status\n    statusText\n    movedAt\n    timeline {\n      id\n      status\n      text\n      actorName\n      reason\n      at\n    }\n    viewerCan {\n      startReview\n      approve\n      hold\n      reject\n      scheduleInterview\n      extendOffer\n      hire\n    }\n  }\n": typeof types.ApplicantProfileDocument,
    "\n  mutation StartReview($id: ID!) {\n    startReview(id: $id) {\n      ...ApplicationProgress\n    }\n  }\n": typeof types.StartReviewDocument,
    "\n  mutation DecideApplications($ids: [ID!]!, $status: ApplicationStatus!, $reason: String, $seen: [ApplicationStatus!]) {\n    decideApplications(ids: $ids, status: $status, reason: $reason, seen: $seen) {\n      batch {\n        id\n      }\n      moved {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n\n  fragment UnmovedApplicant on UnmovedApplication {\n    application {\n      ...ApplicantRow\n      ...ApplicationProgress\n    }\n    message\n  }\n": typeof types.DecideApplicationsDocument,
    "\n  mutation SetApplicationStatus($id: ID!, $status: ApplicationStatus!, $reason: String, $seen: ApplicationStatus) {\n    setApplicationStatus(id: $id, status: $status, reason: $reason, seen: $seen) {\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n": typeof types.SetApplicationStatusDocument,
    "\n  mutation DeleteApplicationNote($id: ID!) {\n    deleteApplicationNote(id: $id)\n  }\n": typeof types.DeleteApplicationNoteDocument,
    "\n  mutation AddApplicationNote($applicationId: ID!, $text: String!, $idempotencyKey: String) {\n    addApplicationNote(applicationId: $applicationId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...PrivateNote\n    }\n  }\n\n  fragment PrivateNote on ApplicationNote {\n    id\n    text\n    createdAt\n  }\n": typeof types.AddApplicationNoteDocument,
    "\n  query UndoableDecisions {\n    undoableDecisions {\n      id\n      status\n      size\n      applicantName\n      undoSeconds\n    }\n  }\n": typeof types.UndoableDecisionsDocument,
    "\n  mutation UndoDecisions($id: ID!) {\n    undoDecisions(id: $id) {\n      restored {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n": typeof types.UndoDecisionsDocument,
    "\n  fragment AppliedCard on Application {\n    id\n    status\n    movedAt\n    applicant {\n      phone\n    }\n    job {\n      ...JobCardJob\n      ...ApplyActionJob\n      eligibility\n      requiredSkills\n      isTakenDown\n      isHeld\n    }\n    timeline {\n      id\n      status\n      text\n      at\n      reason\n      actorName\n    }\n    interview {\n      id\n      date\n      slotText\n      endsAt\n      status\n      place {\n        mode\n        location\n      }\n    }\n    ...SentResume\n    viewerCan {\n      withdraw\n    }\n  }\n": typeof types.AppliedCardFragmentDoc,
    "\n  fragment SentResume on Application {\n    id\n    status\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n    resume {\n      id\n      name\n      url\n      type\n    }\n    resumeGone\n    resumeKeptDays\n    resumeViews {\n      id\n      kind\n      at\n      recruiterName\n      companyName\n    }\n  }\n": typeof types.SentResumeFragmentDoc,
    "\n  mutation RevokeResume($id: ID!) {\n    revokeResume(applicationId: $id) {\n      ...SentResume\n    }\n  }\n": typeof types.RevokeResumeDocument,
    "\n  mutation WithdrawApplication($id: ID!) {\n    withdrawApplication(id: $id) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n": typeof types.WithdrawApplicationDocument,
    "\n  mutation GiveConsent($consent: Boolean!, $adult: Boolean!) {\n    giveConsent(consent: $consent, adult: $adult) {\n      id\n      consentRequired\n    }\n  }\n": typeof types.GiveConsentDocument,
    "\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletesAt\n    }\n  }\n": typeof types.KeepAccountDocument,
    "\n  mutation LoginWithPassword($email: String!, $password: String!) {\n    loginWithPassword(email: $email, password: $password) {\n      message\n      codeRequired\n      counters {\n        retryIn\n        otpExpiresIn\n        remainingBlockSeconds\n        blockDuration\n      }\n    }\n  }\n": typeof types.LoginWithPasswordDocument,
    "\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n\n  fragment CodeTicketCounters on CodeTicket {\n    message\n    retryIn\n    otpExpiresIn\n    blockDuration\n    remainingBlockSeconds\n  }\n": typeof types.RequestLoginCodeDocument,
    "\n  mutation ResendLoginCode($email: String!) {\n    resendLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n": typeof types.ResendLoginCodeDocument,
    "\n  mutation LoginWithCode($email: String!, $otp: String!) {\n    loginWithCode(email: $email, otp: $otp) {\n      message\n    }\n  }\n": typeof types.LoginWithCodeDocument,
    "\n  query RecruiterCard {\n    hrProfile {\n      company\n    }\n  }\n": typeof types.RecruiterCardDocument,
    "\n  mutation CloseJob($id: ID!) {\n    closeJob(id: $id) {\n      ...RecruiterJob\n    }\n  }\n": typeof types.CloseJobDocument,
    "\n  mutation AskToJoinForJob($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n": typeof types.AskToJoinForJobDocument,
    "\n  mutation KeepJobOpen($id: ID!) {\n    keepJobOpen(id: $id) {\n      id\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n": typeof types.KeepJobOpenDocument,
    "\n  query FilledJob($id: ID!) {\n    filledJob {\n      id\n    }\n    job(id: $id) {\n      id\n      title\n      openings\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n": typeof types.FilledJobDocument,
    "\n  query JobListings($search: String, $page: Int!, $pageSize: Int!) {\n    hrJobs(search: $search, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobListing\n      }\n      total\n    }\n    hrAnalytics {\n      totalJobs\n      totalApplications\n    }\n  }\n\n  fragment JobListing on Job {\n    id\n    title\n    status\n    location\n    postedAt\n    closesAt\n    isUrgent\n    applicationsReceived\n    waitsForCompany\n    isTakenDown\n    isHeld\n  }\n": typeof types.JobListingsDocument,
    "\n  query FirstJob {\n    hrProfile {\n      membership\n      jobsWaitForVerification\n    }\n  }\n": typeof types.FirstJobDocument,
    "\n  query RecruiterJob($id: ID!) {\n    job(id: $id) {\n      ...RecruiterJob\n    }\n  }\n\n  fragment RecruiterJob on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    description\n    salaryMin\n    salaryMax\n    salaryPeriod\n    salaryText\n    type\n    experienceLevel\n    minYears\n    maxYears\n    experienceText\n    workMode\n    isRemote\n    isUrgent\n    skills\n    eligibility\n    requiredSkills\n    openings\n    postedAt\n    updatedAt\n    status\n    waitsForCompany\n    waitsForVerification\n    isTakenDown\n    takenDownReason\n    isHeld\n    heldReason\n    heldPassage\n    applicationsReceived\n    applicationsNeeded\n    closesAt\n    autoStop {\n      enabled\n      applicationsCount\n      daysCount\n      specificDate\n    }\n    attachments {\n      id\n      name\n      size\n      type\n      url\n    }\n    viewerCan {\n      edit\n      close\n      reopen\n      delete\n    }\n  }\n": typeof types.RecruiterJobDocument,
    "\n  query Poster {\n    hrProfile {\n      company\n      location\n      companyDetails {\n        id\n        name\n        rating\n        reviewCount\n        verified\n      }\n    }\n  }\n": typeof types.PosterDocument,
    "\n  mutation DeleteJob($id: ID!) {\n    deleteJob(id: $id)\n  }\n": typeof types.DeleteJobDocument,
    "\n  query JobSteps($page: Int!) {\n    hrJobs(page: $page, pageSize: 100) {\n      items {\n        id\n        number\n        title\n        applicationsReceived\n      }\n      total\n    }\n  }\n": typeof types.JobStepsDocument,
    "\n  mutation ReopenJob($id: ID!, $autoStop: AutoStopInput) {\n    reopenJob(id: $id, autoStop: $autoStop) {\n      ...RecruiterJob\n    }\n  }\n": typeof types.ReopenJobDocument,
    "\n  mutation UpdateJob($id: ID!, $input: JobInput!, $seen: DateTime) {\n    updateJob(id: $id, input: $input, seen: $seen) {\n      ...RecruiterJob\n    }\n  }\n": typeof types.UpdateJobDocument,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      ...RecruiterJob\n    }\n  }\n": typeof types.PostJobDocument,
    "\n  query RecruiterInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...InterviewEntry\n    }\n  }\n\n  fragment InterviewEntry on Interview {\n    id\n    title\n    candidate\n    date\n    slot\n    slotText\n    endsAt\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        name\n        phone\n      }\n      job {\n        id\n      }\n    }\n  }\n\n  fragment ApplicationInterview on Application {\n    id\n    applicant {\n      name\n      phone\n    }\n    interview {\n      id\n      date\n      slot\n      slotText\n      status\n      place {\n        mode\n        location\n      }\n    }\n  }\n": typeof types.RecruiterInterviewsDocument,
    "\n  query TakenSlots($applicationId: ID, $date: Date!) {\n    takenInterviewSlots(applicationId: $applicationId, date: $date)\n  }\n": typeof types.TakenSlotsDocument,
    "\n  mutation ScheduleInterview(\n    $applicationId: ID!\n    $date: Date!\n    $slot: InterviewSlot!\n    $place: InterviewPlaceInput\n  ) {\n    scheduleInterview(applicationId: $applicationId, date: $date, slot: $slot, place: $place) {\n      ...InterviewEntry\n      application {\n        ...ApplicationInterview\n        ...ApplicationProgress\n      }\n    }\n  }\n": typeof types.ScheduleInterviewDocument,
    "\n  mutation AddInterview($input: NewInterviewInput!) {\n    addInterview(input: $input) {\n      ...InterviewEntry\n    }\n  }\n": typeof types.AddInterviewDocument,
    "\n  mutation UpdateInterview($id: ID!, $input: InterviewInput!) {\n    updateInterview(id: $id, input: $input) {\n      ...InterviewEntry\n    }\n  }\n": typeof types.UpdateInterviewDocument,
    "\n  mutation DeleteInterview($id: ID!) {\n    deleteInterview(id: $id)\n  }\n": typeof types.DeleteInterviewDocument,
    "\n  fragment SeekerInterview on Interview {\n    id\n    title\n    date\n    endsAt\n    slotText\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        phone\n      }\n      job {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.SeekerInterviewFragmentDoc,
    "\n  fragment JobUpdatesJob on Job {\n    id\n    updates {\n      type\n      text\n      at\n    }\n    myApplication {\n      id\n      timeline {\n        id\n        status\n        text\n        at\n      }\n    }\n  }\n": typeof types.JobUpdatesJobFragmentDoc,
    "\n  fragment SaveToggleJob on Job {\n    id\n    title\n    saved\n    viewerCan {\n      save\n    }\n  }\n": typeof types.SaveToggleJobFragmentDoc,
    "\n  mutation SaveJob($jobId: ID!) {\n    saveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n": typeof types.SaveJobDocument,
    "\n  mutation UnsaveJob($jobId: ID!) {\n    unsaveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n": typeof types.UnsaveJobDocument,
    "\n  query SavedJobs($page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    savedJobs(page: $page, pageSize: $pageSize) {\n      ...SeekerJobCard\n    }\n    following: savedJobs(page: $rowBehind, pageSize: 1) {\n      id\n    }\n  }\n": typeof types.SavedJobsDocument,
    "\n  fragment SeekerJobCard on Job {\n    ...JobCardJob\n    ...SaveToggleJob\n    status\n  }\n": typeof types.SeekerJobCardFragmentDoc,
    "\n  fragment SimilarJobs on Job {\n    id\n    similarJobs(limit: 3) {\n      ...JobCardJob\n    }\n  }\n": typeof types.SimilarJobsFragmentDoc,
    "\n  subscription ApplicationMoved {\n    applicationChanged {\n      ...ApplicantRow\n      ...ApplicantReach\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n": typeof types.ApplicationMovedDocument,
    "\n  query Notifications {\n    notifications {\n      ...NotificationItem\n    }\n    unreadNotificationCount\n  }\n\n  fragment NotificationItem on Notification {\n    id\n    title\n    text\n    type\n    isRead\n    createdAt\n    link\n  }\n": typeof types.NotificationsDocument,
    "\n  query UnreadNotificationCount {\n    unreadNotificationCount\n  }\n": typeof types.UnreadNotificationCountDocument,
    "\n  subscription LiveUnreadCount {\n    unreadNotificationCount\n  }\n": typeof types.LiveUnreadCountDocument,
    "\n  subscription NotificationReceived {\n    notificationReceived {\n      ...NotificationItem\n    }\n  }\n": typeof types.NotificationReceivedDocument,
    "\n  subscription NotificationRemoved {\n    notificationRemoved {\n      id\n    }\n  }\n": typeof types.NotificationRemovedDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": typeof types.MarkAllNotificationsReadDocument,
    "\n  mutation RestoreNotification($id: ID!) {\n    restoreNotification(id: $id) {\n      ...NotificationItem\n    }\n  }\n": typeof types.RestoreNotificationDocument,
    "\n  mutation DeleteNotification($id: ID!) {\n    deleteNotification(id: $id)\n  }\n": typeof types.DeleteNotificationDocument,
    "\n  query JobOfApplications($jobId: ID!) {\n    hrApplications(jobId: $jobId, pageSize: 1) {\n      items {\n        id\n        job {\n          id\n          number\n          title\n        }\n      }\n    }\n  }\n": typeof types.JobOfApplicationsDocument,
    "\n  query AppliedJobs($tab: AppliedTab!, $page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    applications: myApplications(tab: $tab, page: $page, pageSize: $pageSize) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n    following: myApplications(tab: $tab, page: $rowBehind, pageSize: 1) {\n      id\n    }\n    applied: myApplications(tab: APPLIED, pageSize: 1) {\n      id\n    }\n    hiringDone: myApplications(tab: HIRING_DONE, pageSize: 1) {\n      id\n    }\n    withdrawn: myApplications(tab: WITHDRAWN, pageSize: 1) {\n      id\n    }\n  }\n": typeof types.AppliedJobsDocument,
    "\n  query LinkedApplication($id: ID!) {\n    application(id: $id) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n": typeof types.LinkedApplicationDocument,
    "\n  subscription MyApplicationChanged {\n    applicationChanged {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n": typeof types.MyApplicationChangedDocument,
    "\n  query ApplyForJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...SeekerJobCard\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n": typeof types.ApplyForJobsDocument,
    "\n  query SeekerInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...SeekerInterview\n    }\n  }\n": typeof types.SeekerInterviewsDocument,
    "\n  query SeekerJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...SaveToggleJob\n      ...JobUpdatesJob\n      ...SimilarJobs\n      ...CompanyReviewsJob\n    }\n  }\n": typeof types.SeekerJobDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {\n    resetPassword(email: $email, token: $token, newPassword: $newPassword) {\n      message\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation SetUpPortal($input: SetupInput!) {\n    setUpPortal(input: $input) {\n      message\n    }\n  }\n": typeof types.SetUpPortalDocument,
    "\n  mutation AcceptAdminInvitation($input: AcceptAdminInvitationInput!) {\n    acceptAdminInvitation(input: $input) {\n      message\n    }\n  }\n": typeof types.AcceptAdminInvitationDocument,
    "\n  mutation ChangePasswordByLink($email: String!, $token: String!, $oldPassword: String!, $newPassword: String!) {\n    changePasswordByLink(email: $email, token: $token, oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n": typeof types.ChangePasswordByLinkDocument,
    "\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query MyDataExport {\n    myDataExport {\n      ...DataExportFields\n    }\n  }\n\n  fragment DataExportFields on DataExport {\n    id\n    state\n    requestedAt\n    expiresAt\n    file {\n      id\n      url\n      size\n    }\n  }\n": typeof types.MyDataExportDocument,
    "\n  mutation RequestDataExport {\n    requestDataExport {\n      ...DataExportFields\n    }\n  }\n": typeof types.RequestDataExportDocument,
    "\n  query MyConsents {\n    myConsents {\n      id\n      kind\n      version\n      givenAt\n      withdrawnAt\n    }\n  }\n": typeof types.MyConsentsDocument,
    "\n  query MyResumeViews($after: String) {\n    myResumeViews(after: $after) {\n      items {\n        id\n        kind\n        at\n        recruiterName\n        companyName\n        jobTitle\n      }\n      endCursor\n    }\n  }\n": typeof types.MyResumeViewsDocument,
    "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      id\n      deletesAt\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  query SeekerProfile {\n    jobseekerProfile {\n      ...SeekerProfileFields\n    }\n  }\n\n  fragment SeekerProfileFields on JobseekerProfile {\n    username\n    email\n    phone\n    gender\n    address\n    skills\n    whatsapp\n    bio\n    parentDetailsName\n    parentDetailsPhone\n    parentDetailsRelation\n    parentDetailsEmail\n    education\n    program\n    portfolio\n    location\n    experienceYears\n    projects {\n      name\n      description\n      technologies\n    }\n    certifications\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n  }\n": typeof types.SeekerProfileDocument,
    "\n  mutation UpdateSeekerProfile($input: JobseekerProfileInput!) {\n    updateJobseekerProfile(input: $input) {\n      ...SeekerProfileFields\n    }\n  }\n": typeof types.UpdateSeekerProfileDocument,
    "\n  query HrProfile {\n    hrProfile {\n      ...HrProfileFields\n    }\n    hrAnalytics {\n      totalJobs\n    }\n  }\n\n  fragment HrProfileFields on HrProfile {\n    name\n    email\n    phone\n    location\n    company\n    membership\n    role\n    experience\n    positionType\n    contactPerson\n    contactEmail\n    jobsWaitForVerification\n    companyDetails {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n  }\n": typeof types.HrProfileDocument,
    "\n  mutation UpdateHrProfile($input: HrProfileInput!) {\n    updateHrProfile(input: $input) {\n      ...HrProfileFields\n    }\n  }\n": typeof types.UpdateHrProfileDocument,
    "\n  query OwnCompanyReviews($page: Int!, $pageSize: Int!) {\n    hrProfile {\n      companyDetails {\n        id\n        reviews(page: $page, pageSize: $pageSize) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n": typeof types.OwnCompanyReviewsDocument,
    "\n  mutation AskToJoinCompany($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n": typeof types.AskToJoinCompanyDocument,
    "\n  mutation LeaveCompany {\n    leaveCompany\n  }\n": typeof types.LeaveCompanyDocument,
    "\n  query JoinRequests($page: Int!, $pageSize: Int!) {\n    joinRequests(page: $page, pageSize: $pageSize) {\n      items {\n        ...JoinRequestParts\n      }\n      total\n    }\n  }\n\n  fragment JoinRequestParts on JoinRequest {\n    id\n    companyName\n    name\n    email\n    askedAt\n  }\n": typeof types.JoinRequestsDocument,
    "\n  mutation AnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    answerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n": typeof types.AnswerJoinRequestDocument,
    "\n  mutation Signup($input: SignupInput!) {\n    signup(input: $input) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n": typeof types.SignupDocument,
    "\n  mutation VerifySignup($email: String!, $otp: String!, $tempToken: String!) {\n    verifySignup(email: $email, otp: $otp, tempToken: $tempToken) {\n      message\n    }\n  }\n": typeof types.VerifySignupDocument,
    "\n  mutation ResendSignupCode($email: String!, $tempToken: String!) {\n    resendSignupCode(email: $email, tempToken: $tempToken) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n": typeof types.ResendSignupCodeDocument,
    "\n  query PendingSignup {\n    pendingSignup {\n      email\n      name\n      ticket {\n        tempToken\n        ...CodeTicketCounters\n      }\n    }\n  }\n": typeof types.PendingSignupDocument,
    "\n  mutation CancelSignup {\n    cancelSignup\n  }\n": typeof types.CancelSignupDocument,
    "\n  query TalentProfiles($filter: TalentFilter!, $page: Int!, $jobId: ID) {\n    talentProfiles(filter: $filter, page: $page) {\n      items {\n        ...TalentFields\n        matchedSkills\n        standing(jobId: $jobId)\n      }\n      total\n      totalIsExact\n      pageSize\n    }\n  }\n\n  fragment TalentFields on TalentProfile {\n    id\n    skills\n    location\n    experienceYears\n    education\n    program\n  }\n": typeof types.TalentProfilesDocument,
    "\n  query OwnStanding {\n    hrProfile {\n      company\n      membership\n    }\n  }\n": typeof types.OwnStandingDocument,
    "\n  query JobsToInviteTo {\n    hrJobs(pageSize: 100) {\n      items {\n        ...JobToInviteTo\n      }\n    }\n  }\n\n  fragment JobToInviteTo on Job {\n    id\n    number\n    title\n    status\n    location\n    isRemote\n    skills\n  }\n": typeof types.JobsToInviteToDocument,
    "\n  mutation InviteToJob($jobId: ID!, $talentId: ID!, $idempotencyKey: String) {\n    inviteToJob(jobId: $jobId, talentId: $talentId, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": typeof types.InviteToJobDocument,
    "\n  query SentInvitations($jobId: ID, $page: Int!) {\n    sentInvitations(jobId: $jobId, page: $page) {\n      items {\n        ...SentInvitation\n      }\n      total\n      pageSize\n    }\n  }\n\n  fragment SentInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    state\n    sentAt\n    expiresAt\n    profile {\n      ...TalentFields\n    }\n    application {\n      id\n      applicant {\n        name\n      }\n    }\n  }\n": typeof types.SentInvitationsDocument,
    "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      ...SentInvitation\n    }\n  }\n": typeof types.WithdrawInvitationDocument,
    "\n  query MyTalentProfile {\n    myTalentProfile {\n      ...TalentFields\n    }\n  }\n": typeof types.MyTalentProfileDocument,
    "\n  mutation SetTalentVisibility($isVisible: Boolean!) {\n    setTalentVisibility(isVisible: $isVisible) {\n      ...TalentFields\n    }\n  }\n": typeof types.SetTalentVisibilityDocument,
    "\n  query MyInvitations($page: Int!) {\n    myInvitations(page: $page) {\n      items {\n        ...ReceivedInvitation\n      }\n      total\n      pageSize\n    }\n    invitationBlocks {\n      id\n      companyName\n    }\n  }\n\n  fragment ReceivedInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    companyName\n    state\n    sentAt\n    expiresAt\n  }\n": typeof types.MyInvitationsDocument,
    "\n  subscription InvitationNotified {\n    notificationReceived {\n      id\n      link\n    }\n  }\n": typeof types.InvitationNotifiedDocument,
    "\n  mutation AcceptInvitation($id: ID!) {\n    acceptInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  mutation DeclineInvitation($id: ID!) {\n    declineInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n": typeof types.DeclineInvitationDocument,
    "\n  mutation BlockInvitations($id: ID!) {\n    blockInvitations(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n": typeof types.BlockInvitationsDocument,
    "\n  mutation RemoveInvitationBlock($id: ID!) {\n    removeInvitationBlock(id: $id)\n  }\n": typeof types.RemoveInvitationBlockDocument,
    "\n  query Webhooks {\n    webhooks {\n      ...WebhookFields\n    }\n    hrProfile {\n      companyDetails {\n        ...WebhookCompany\n      }\n    }\n  }\n\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    failingSince\n    company {\n      id\n      name\n    }\n  }\n\n  fragment WebhookCompany on Company {\n    id\n    name\n    verified\n  }\n": typeof types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: WebhookInput!, $scope: WebhookScope, $idempotencyKey: String) {\n    createWebhook(input: $input, scope: $scope, idempotencyKey: $idempotencyKey) {\n      secret\n      webhook {\n        id\n      }\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      ...WebhookFields\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  query WebhookDeliveries($id: ID!) {\n    webhookDeliveries(id: $id) {\n      ...DeliveryFields\n    }\n  }\n\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    event\n    createdAt\n    attempts\n    nextAttemptAt\n    outcome\n    status\n    durationMs\n    answer\n    tries {\n      at\n      status\n      durationMs\n      answer\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      ...DeliveryFields\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      ...DeliveryFields\n    }\n  }\n": typeof types.ResendWebhookDeliveryDocument,
    "\n  mutation ResendFailedWebhookDeliveries($id: ID!) {\n    resendFailedWebhookDeliveries(id: $id)\n  }\n": typeof types.ResendFailedWebhookDeliveriesDocument,
};
const documents: Documents = {
    "\n  fragment ApplyActionJob on Job {\n    id\n    title\n    status\n    applied\n    company {\n      id\n      name\n    }\n    viewerCan {\n      apply\n    }\n    myApplication {\n      id\n    }\n  }\n": types.ApplyActionJobFragmentDoc,
    "\n  mutation ApplyToJob($jobId: ID!) {\n    applyToJob(jobId: $jobId) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n": types.ApplyToJobDocument,
    "\n  query ApplicantBasics {\n    jobseekerProfile {\n      phone\n      resume {\n        id\n      }\n    }\n  }\n": types.ApplicantBasicsDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      emailVerified\n      consentRequired\n      deletesAt\n    }\n  }\n": types.MeDocument,
    "\n  query NotificationPreferences {\n    notificationPreferences {\n      ...PreferenceFields\n    }\n  }\n\n  fragment PreferenceFields on NotificationPreference {\n    type\n    label\n    summary\n    isMailed\n  }\n": types.NotificationPreferencesDocument,
    "\n  mutation UpdateNotificationPreferences($preferences: [NotificationPreferenceInput!]!) {\n    updateNotificationPreferences(preferences: $preferences) {\n      ...PreferenceFields\n    }\n  }\n": types.UpdateNotificationPreferencesDocument,
    "\n  query NotificationPreferenceByLink($link: String!) {\n    notificationPreferenceByLink(link: $link) {\n      ...PreferenceFields\n    }\n  }\n": types.NotificationPreferenceByLinkDocument,
    "\n  mutation UpdateNotificationPreferenceByLink($link: String!, $isMailed: Boolean!) {\n    updateNotificationPreferenceByLink(link: $link, isMailed: $isMailed) {\n      ...PreferenceFields\n    }\n  }\n": types.UpdateNotificationPreferenceByLinkDocument,
    "\n  mutation ReportJob($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportJob(jobId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n": types.ReportJobDocument,
    "\n  mutation ReportPerson($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportPerson(applicationId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n": types.ReportPersonDocument,
    "\n  mutation ReportReview($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportReview(reference: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n": types.ReportReviewDocument,
    "\n  fragment CompanyReviewParts on CompanyReview {\n    reference\n    rating\n    text\n    authorText\n    monthText\n  }\n": types.CompanyReviewPartsFragmentDoc,
    "\n  fragment ReviewedApplication on Application {\n    id\n    company {\n      id\n      name\n      viewerReview {\n        ...CompanyReviewParts\n      }\n    }\n    viewerCan {\n      reviewCompany\n    }\n  }\n": types.ReviewedApplicationFragmentDoc,
    "\n  fragment CompanyReviewsJob on Job {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n      viewerReview {\n        reference\n      }\n      reviews(pageSize: 3) {\n        items {\n          ...CompanyReviewParts\n        }\n      }\n    }\n  }\n": types.CompanyReviewsJobFragmentDoc,
    "\n  fragment ReviewedCompany on Company {\n    id\n    rating\n    reviewCount\n    viewerReview {\n      ...CompanyReviewParts\n    }\n  }\n": types.ReviewedCompanyFragmentDoc,
    "\n  mutation ReviewCompany($applicationId: ID!, $rating: Int!, $text: String) {\n    reviewCompany(applicationId: $applicationId, rating: $rating, text: $text) {\n      ...ReviewedCompany\n    }\n  }\n": types.ReviewCompanyDocument,
    "\n  mutation DeleteReview($applicationId: ID!) {\n    deleteReview(applicationId: $applicationId) {\n      ...ReviewedCompany\n    }\n  }\n": types.DeleteReviewDocument,
    "\n  query CompanyReviews($jobId: ID!, $page: Int!) {\n    job(id: $jobId) {\n      id\n      company {\n        id\n        reviewCount\n        reviews(page: $page, pageSize: 10) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n": types.CompanyReviewsDocument,
    "\n  query SearchSuggestion($filter: JobFilter!) {\n    searchSuggestion(filter: $filter)\n  }\n": types.SearchSuggestionDocument,
    "\n  fragment PublicJobDetails on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    openings\n    description\n    eligibility\n    requiredSkills\n    skills\n    isUrgent\n    isNew\n    attachments {\n      id\n      name\n      url\n    }\n  }\n": types.PublicJobDetailsFragmentDoc,
    "\n  query SearchCounts($filter: JobFilter!) {\n    searchCounts(filter: $filter) {\n      urgentOnly {\n        ...ChoiceCount\n      }\n      datePosted {\n        ...ChoiceCount\n      }\n      type {\n        ...ChoiceCount\n      }\n      workMode {\n        ...ChoiceCount\n      }\n    }\n  }\n\n  fragment ChoiceCount on JobSearchCount {\n    value\n    count\n    countIsExact\n  }\n": types.SearchCountsDocument,
    "\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text)\n  }\n": types.JobSuggestionsDocument,
    "\n  query SupportMessages($before: ID) {\n    supportMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n\n  fragment SupportMessageItem on SupportMessage {\n    id\n    text\n    fromSupport\n    createdAt\n    isUnseen\n    isFirst\n  }\n": types.SupportMessagesDocument,
    "\n  mutation SendSupportMessage($text: String!, $idempotencyKey: String) {\n    sendSupportMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n": types.SendSupportMessageDocument,
    "\n  query VisitorMessages($before: ID) {\n    visitorMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n": types.VisitorMessagesDocument,
    "\n  mutation StartVisitorConversation($name: String!, $email: String!, $text: String!) {\n    startVisitorConversation(name: $name, email: $email, text: $text) {\n      ...SupportMessageItem\n    }\n  }\n": types.StartVisitorConversationDocument,
    "\n  mutation SendVisitorMessage($text: String!, $idempotencyKey: String) {\n    sendVisitorMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n": types.SendVisitorMessageDocument,
    "\n  mutation MarkSupportMessagesSeen($id: ID!) {\n    markSupportMessagesSeen(id: $id) {\n      id\n      isUnseen\n    }\n  }\n": types.MarkSupportMessagesSeenDocument,
    "\n  subscription SupportMessageReceived {\n    supportMessageReceived {\n      ...SupportMessageItem\n    }\n  }\n": types.SupportMessageReceivedDocument,
    "\n  query Footer {\n    siteTexts {\n      contactEmail\n      contactPhone\n      footerAddress\n    }\n  }\n": types.FooterDocument,
    "\n  query LegalTexts {\n    siteTexts {\n      privacyText\n      termsText\n    }\n  }\n": types.LegalTextsDocument,
    "\n  query Announcements($search: String, $filter: AnnouncementFilter!, $page: Int!) {\n    announcements(search: $search, filter: $filter, page: $page) {\n      total\n      pageSize\n      items {\n        id\n        date\n        title\n        description\n        type\n      }\n    }\n  }\n": types.AnnouncementsDocument,
    "\n  mutation SendContactMessage($name: String!, $email: String!, $message: String!) {\n    sendContactMessage(name: $name, email: $email, message: $message)\n  }\n": types.SendContactMessageDocument,
    "\n  query Faqs($page: Int!, $pageSize: Int!) {\n    faqs(page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id\n        question\n        answer\n      }\n    }\n  }\n": types.FaqsDocument,
    "\n  fragment RecommendedJob on Job {\n    ...JobCardJob\n    monthlySalaryText\n    recommendationReason\n    experienceLevelText\n    applicationsReceived\n  }\n": types.RecommendedJobFragmentDoc,
    "\n  query MoreRecommendedJobs {\n    recommendedJobs(limit: 50) {\n      ...RecommendedJob\n    }\n  }\n": types.MoreRecommendedJobsDocument,
    "\n  fragment SiteStatsTexts on SiteStats {\n    candidates\n    jobs\n    companies\n    candidatesText\n    jobsText\n    companiesText\n  }\n": types.SiteStatsTextsFragmentDoc,
    "\n  query PublicJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...CompanyReviewsJob\n    }\n  }\n": types.PublicJobDocument,
    "\n  query Landing {\n    siteStats {\n      ...SiteStatsTexts\n    }\n    recommendedJobs(limit: 9) {\n      ...RecommendedJob\n    }\n  }\n": types.LandingDocument,
    "\n  query SearchJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobCardJob\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n": types.SearchJobsDocument,
    "\n  fragment JobCardJob on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    skills\n    isUrgent\n    isNew\n    applied\n  }\n": types.JobCardJobFragmentDoc,
    "\n  query Sessions {\n    sessions {\n      ...SessionFields\n    }\n  }\n\n  fragment SessionFields on Session {\n    id\n    device\n    ipAddress\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n": types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation UpdateName($name: String!) {\n    updateName(name: $name) {\n      id\n      name\n    }\n  }\n": types.UpdateNameDocument,
    "\n  mutation RequestEmailChange($email: String!, $password: String) {\n    requestEmailChange(email: $email, password: $password) {\n      ...CodeTicketCounters\n    }\n  }\n": types.RequestEmailChangeDocument,
    "\n  mutation VerifyEmailChange($otp: String!) {\n    verifyEmailChange(otp: $otp) {\n      id\n      email\n      emailVerified\n    }\n  }\n": types.VerifyEmailChangeDocument,
    "\n  query AccessTokens {\n    accessTokens {\n      ...AccessTokenFields\n    }\n  }\n\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n": types.AccessTokensDocument,
    "\n  mutation CreateAccessToken($input: AccessTokenInput!, $password: String, $idempotencyKey: String) {\n    createAccessToken(input: $input, password: $password, idempotencyKey: $idempotencyKey) {\n      token\n      accessToken {\n        id\n      }\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id)\n  }\n": types.RevokeAccessTokenDocument,
    "\n  query AdminAnnouncements($search: String, $state: AnnouncementState, $after: String) {\n    adminAnnouncements(search: $search, state: $state, after: $after) {\n      items {\n        id\n        title\n        isGeneral\n        state\n        publishedAt\n        updatedAt\n      }\n      endCursor\n    }\n  }\n": types.AdminAnnouncementsDocument,
    "\n  query AdminAnnouncement($id: ID!) {\n    adminAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n  fragment AdminAnnouncementDetails on AnnouncementRecord {\n    id\n    title\n    description\n    isGeneral\n    state\n    publishedAt\n    withdrawnAt\n    isSent\n    updatedAt\n  }\n": types.AdminAnnouncementDocument,
    "\n  mutation CreateAnnouncement($input: AnnouncementInput!, $idempotencyKey: String) {\n    createAnnouncement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": types.CreateAnnouncementDocument,
    "\n  mutation UpdateAnnouncement($id: ID!, $input: AnnouncementInput!) {\n    updateAnnouncement(id: $id, input: $input) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": types.UpdateAnnouncementDocument,
    "\n  mutation PublishAnnouncement($id: ID!, $at: DateTime) {\n    publishAnnouncement(id: $id, at: $at) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": types.PublishAnnouncementDocument,
    "\n  mutation WithdrawAnnouncement($id: ID!) {\n    withdrawAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n": types.WithdrawAnnouncementDocument,
    "\n  mutation DeleteAnnouncement($id: ID!) {\n    deleteAnnouncement(id: $id)\n  }\n": types.DeleteAnnouncementDocument,
    "\n  query AuditLog($filter: AuditFilter, $after: String) {\n    auditLog(filter: $filter, after: $after) {\n      items {\n        id\n        at\n        actorName\n        actorEmail\n        operation\n        operationText\n        subjectType\n        subjectId\n        subjectName\n        ipAddress\n        changes {\n          name\n          before\n          after\n        }\n      }\n      endCursor\n    }\n  }\n": types.AuditLogDocument,
    "\n  query AdminCompanies($search: String, $state: CompanyState, $after: String) {\n    adminCompanies(search: $search, state: $state, after: $after, pageSize: 20) {\n      items {\n        id\n        company {\n          id\n          name\n        }\n        state\n        members {\n          id\n        }\n        domains\n        requests\n        openJobs\n      }\n      endCursor\n    }\n  }\n": types.AdminCompaniesDocument,
    "\n  query AdminCompany($id: ID!) {\n    adminCompany(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n  fragment AdminCompanyDetails on CompanyRecord {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n    }\n    state\n    members {\n      id\n      userId\n      name\n      email\n      joinedAt\n    }\n    domains\n    requests\n    openJobs\n    suspendedAt\n    suspensionReason\n  }\n": types.AdminCompanyDocument,
    "\n  query AdminJoinRequests($companyId: ID!) {\n    adminJoinRequests(companyId: $companyId, pageSize: 10) {\n      items {\n        id\n        name\n        email\n        askedAt\n      }\n      total\n    }\n  }\n": types.AdminJoinRequestsDocument,
    "\n  mutation AdminAnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    adminAnswerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n": types.AdminAnswerJoinRequestDocument,
    "\n  mutation VerifyCompany($id: ID!, $isVerified: Boolean!) {\n    verifyCompany(id: $id, isVerified: $isVerified) {\n      ...AdminCompanyDetails\n    }\n  }\n": types.VerifyCompanyDocument,
    "\n  mutation SuspendCompany($id: ID!, $reason: String!) {\n    suspendCompany(id: $id, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n": types.SuspendCompanyDocument,
    "\n  mutation LiftSuspension($id: ID!) {\n    liftSuspension(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n": types.LiftSuspensionDocument,
    "\n  query CompanyMerge($id: ID!, $intoId: ID!) {\n    companyMerge(id: $id, intoId: $intoId) {\n      id\n      intoId\n      goneName\n      name\n      wasVerified\n      isVerified\n      members\n      domains\n      requests\n      jobs\n      openJobs\n      applications\n      reviews\n      doubledReviews\n    }\n  }\n": types.CompanyMergeDocument,
    "\n  mutation MergeCompanies($id: ID!, $intoId: ID!, $reason: String!) {\n    mergeCompanies(id: $id, intoId: $intoId, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n": types.MergeCompaniesDocument,
    "\n  mutation ConfirmCompanyDomain($id: ID!, $domain: String!, $idempotencyKey: String) {\n    confirmCompanyDomain(id: $id, domain: $domain, idempotencyKey: $idempotencyKey) {\n      ...AdminCompanyDetails\n    }\n  }\n": types.ConfirmCompanyDomainDocument,
    "\n  mutation RemoveCompanyDomain($id: ID!, $domain: String!) {\n    removeCompanyDomain(id: $id, domain: $domain) {\n      ...AdminCompanyDetails\n    }\n  }\n": types.RemoveCompanyDomainDocument,
    "\n  mutation RemoveCompanyMember($id: ID!) {\n    removeCompanyMember(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n": types.RemoveCompanyMemberDocument,
    "\n  query AdminContactMessages($search: String, $state: ContactState, $after: String) {\n    adminContactMessages(search: $search, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        message\n        state\n        createdAt\n      }\n      endCursor\n    }\n  }\n": types.AdminContactMessagesDocument,
    "\n  query AdminContactMessage($id: ID!) {\n    adminContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n  fragment AdminContactDetails on ContactMessageRecord {\n    id\n    name\n    email\n    message\n    personId\n    state\n    createdAt\n    answers {\n      id\n      text\n      authorName\n      sentAt\n    }\n  }\n": types.AdminContactMessageDocument,
    "\n  mutation AnswerContactMessage($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerContactMessage(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...AdminContactDetails\n    }\n  }\n": types.AnswerContactMessageDocument,
    "\n  mutation CloseContactMessage($id: ID!) {\n    closeContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n": types.CloseContactMessageDocument,
    "\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n": types.ReopenContactMessageDocument,
    "\n  query AdminFaqs {\n    faqs(pageSize: 100) {\n      items {\n        ...AdminFaq\n      }\n    }\n  }\n  fragment AdminFaq on Faq {\n    id\n    question\n    answer\n  }\n": types.AdminFaqsDocument,
    "\n  mutation CreateFaq($input: FaqInput!, $idempotencyKey: String) {\n    createFaq(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminFaq\n    }\n  }\n": types.CreateFaqDocument,
    "\n  mutation UpdateFaq($id: ID!, $input: FaqInput!) {\n    updateFaq(id: $id, input: $input) {\n      ...AdminFaq\n    }\n  }\n": types.UpdateFaqDocument,
    "\n  mutation MoveFaq($id: ID!, $direction: FaqDirection!) {\n    moveFaq(id: $id, direction: $direction) {\n      id\n    }\n  }\n": types.MoveFaqDocument,
    "\n  mutation DeleteFaq($id: ID!) {\n    deleteFaq(id: $id)\n  }\n": types.DeleteFaqDocument,
    "\n  query HeldWords {\n    heldWords {\n      id\n      kind\n      phrase\n    }\n  }\n": types.HeldWordsDocument,
    "\n  mutation AddHeldWord($kind: HeldWordKind!, $phrase: String!, $idempotencyKey: String) {\n    addHeldWord(kind: $kind, phrase: $phrase, idempotencyKey: $idempotencyKey) {\n      id\n      kind\n      phrase\n    }\n  }\n": types.AddHeldWordDocument,
    "\n  mutation RemoveHeldWord($id: ID!) {\n    removeHeldWord(id: $id)\n  }\n": types.RemoveHeldWordDocument,
    "\n  query AdminJobs($search: String, $state: JobState, $after: String) {\n    adminJobs(search: $search, state: $state, after: $after) {\n      items {\n        id\n        number\n        title\n        companyName\n        recruiterName\n        recruiterEmail\n        state\n        applicationsReceived\n        postedAt\n      }\n      endCursor\n    }\n  }\n": types.AdminJobsDocument,
    "\n  query AdminJob($id: ID!) {\n    adminJob(id: $id) {\n      ...AdminJobDetails\n    }\n  }\n  fragment AdminJobDetails on JobRecord {\n    id\n    number\n    title\n    description\n    location\n    companyName\n    recruiterId\n    recruiterName\n    recruiterEmail\n    state\n    obstacles\n    textVersion\n    eligibility\n    requiredSkills\n    skills\n    applicationsReceived\n    postedAt\n    waitsSince\n    takenDownAt\n    takenDownReason\n    heldAt\n    heldReason\n    heldPassage\n  }\n": types.AdminJobDocument,
    "\n  mutation TakeDownJob($id: ID!, $reason: String!, $seen: Int) {\n    takeDownJob(id: $id, reason: $reason, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n": types.TakeDownJobDocument,
    "\n  mutation ReleaseJob($id: ID!, $seen: Int) {\n    releaseJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n": types.ReleaseJobDocument,
    "\n  mutation RestoreJob($id: ID!, $seen: Int) {\n    restoreJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n": types.RestoreJobDocument,
    "\n  query AdminMails($recipient: String, $isTroubled: Boolean, $after: String) {\n    adminMails(recipient: $recipient, isTroubled: $isTroubled, after: $after) {\n      items {\n        ...MailFields\n      }\n      endCursor\n    }\n  }\n  fragment MailFields on MailRecord {\n    id\n    recipient\n    subject\n    state\n    createdAt\n    attempts\n    nextAttemptAt\n    lastError\n    isRepeatable\n    isDeferred\n  }\n": types.AdminMailsDocument,
    "\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      ...MailFields\n    }\n  }\n": types.RetryMailDocument,
    "\n  mutation SendMailNow($id: ID!) {\n    sendMailNow(id: $id) {\n      ...MailFields\n    }\n  }\n": types.SendMailNowDocument,
    "\n  query AdminTasks {\n    adminTasks {\n      name\n      nextRunAt\n      isRunning\n      succeededAt\n      failedAt\n      failures\n      tries\n      lastError\n    }\n  }\n": types.AdminTasksDocument,
    "\n  mutation RunTask($name: ID!) {\n    runTask(name: $name)\n  }\n": types.RunTaskDocument,
    "\n  query PortalTotals {\n    portalTotals {\n      usersByRole {\n        role\n        total\n      }\n      activeJobs\n      closedJobs\n      heldJobs\n      openReports\n      applications\n      messagesWaiting\n      countedAt\n    }\n  }\n": types.PortalTotalsDocument,
    "\n  query AdminReports($state: ReportState, $subject: ReportSubject, $reason: ReportReason, $after: String) {\n    adminReports(state: $state, subject: $subject, reason: $reason, after: $after) {\n      items {\n        id\n        subject\n        state\n        reason\n        title\n        reporterName\n        openReports\n        createdAt\n      }\n      endCursor\n    }\n  }\n": types.AdminReportsDocument,
    "\n  query AdminReport($id: ID!) {\n    adminReport(id: $id) {\n      ...AdminReportDetails\n    }\n  }\n  fragment AdminReportDetails on ReportRecord {\n    id\n    subject\n    state\n    reason\n    text\n    title\n    createdAt\n    reporterId\n    reporterName\n    jobId\n    userId\n    reviewReference\n    reviewRating\n    reviewText\n    openReports\n    settledAt\n    settledByName\n    note\n  }\n": types.AdminReportDocument,
    "\n  mutation SettleReport($id: ID!, $note: String!) {\n    settleReport(id: $id, note: $note) {\n      ...AdminReportDetails\n    }\n  }\n": types.SettleReportDocument,
    "\n  mutation RemoveReview($reference: ID!, $reason: String!) {\n    removeReview(reference: $reference, reason: $reason)\n  }\n": types.RemoveReviewDocument,
    "\n  query PortalSettings {\n    portalSettings {\n      ...AllSettings\n    }\n  }\n  fragment AllSettings on PortalSettings {\n    version\n    consentVersion\n    requireVerification\n    unverifiedJobLimit\n    dailyInvitations\n    rejectedResumeDays\n    mailSenderName\n    contactEmail\n    contactPhone\n    footerAddress\n    privacyText\n    termsText\n  }\n": types.PortalSettingsDocument,
    "\n  mutation ChangeSettings($version: String!, $input: SettingsInput!, $isNewConsent: Boolean!) {\n    changeSettings(version: $version, input: $input, isNewConsent: $isNewConsent) {\n      ...AllSettings\n    }\n  }\n": types.ChangeSettingsDocument,
    "\n  query Staff {\n    staff {\n      members {\n        id\n        name\n        email\n        role\n        lastSeenAt\n        disabledAt\n        mayRemove\n      }\n      invitations {\n        id\n        name\n        email\n        role\n        expiresAt\n      }\n    }\n  }\n": types.StaffDocument,
    "\n  mutation InviteAdmin($input: InviteAdminInput!) {\n    inviteAdmin(input: $input) {\n      id\n    }\n  }\n": types.InviteAdminDocument,
    "\n  mutation WithdrawAdminInvitation($id: ID!) {\n    withdrawAdminInvitation(id: $id)\n  }\n": types.WithdrawAdminInvitationDocument,
    "\n  mutation RemoveAdmin($id: ID!) {\n    removeAdmin(id: $id)\n  }\n": types.RemoveAdminDocument,
    "\n  query SupportConversations($state: SupportConversationState!, $isMine: Boolean!, $page: Int!, $pageSize: Int!) {\n    supportConversations(state: $state, isMine: $isMine, page: $page, pageSize: $pageSize) {\n      items {\n        ...SupportConversationRow\n      }\n      total\n    }\n  }\n\n  fragment SupportConversationRow on SupportConversation {\n    id\n    state\n    lastText\n    lastMessageAt\n    waitsSince\n    assignedName\n    isMine\n    seenAt\n    person {\n      id\n      name\n      email\n      role\n      lastActiveAt\n    }\n  }\n": types.SupportConversationsDocument,
    "\n  query SupportConversation($id: ID!) {\n    supportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n": types.SupportConversationDocument,
    "\n  query ConversationViewers($id: ID!) {\n    supportConversationViewers(id: $id)\n  }\n": types.ConversationViewersDocument,
    "\n  query ConversationMessages($id: ID!, $before: ID) {\n    supportConversationMessages(id: $id, before: $before) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n": types.ConversationMessagesDocument,
    "\n  mutation AnswerSupportConversation($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerSupportConversation(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n": types.AnswerSupportConversationDocument,
    "\n  mutation AssignSupportConversation($id: ID!, $isMine: Boolean!) {\n    assignSupportConversation(id: $id, isMine: $isMine) {\n      ...SupportConversationRow\n    }\n  }\n": types.AssignSupportConversationDocument,
    "\n  mutation CloseSupportConversation($id: ID!) {\n    closeSupportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n": types.CloseSupportConversationDocument,
    "\n  subscription SupportConversationChanged {\n    supportConversationChanged {\n      ...SupportConversationRow\n    }\n  }\n": types.SupportConversationChangedDocument,
    "\n  query AdminUsers($search: String, $role: Role, $state: UserState, $after: String) {\n    adminUsers(search: $search, role: $role, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        role\n        disabledAt\n        createdAt\n        companyName\n      }\n      endCursor\n    }\n  }\n": types.AdminUsersDocument,
    "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n  fragment AdminUserDetails on UserDetails {\n    id\n    name\n    email\n    role\n    emailVerifiedAt\n    disabledAt\n    disabledReason\n    createdAt\n    companyName\n    openSessions\n    lastSeenAt\n    failedAttempts\n    lockedUntil\n    applications\n    jobs\n    openJobs\n    mayChange\n  }\n": types.AdminUserDocument,
    "\n  mutation DisableUser($id: ID!, $reason: String!) {\n    disableUser(id: $id, reason: $reason) {\n      ...AdminUserDetails\n    }\n  }\n": types.DisableUserDocument,
    "\n  mutation EnableUser($id: ID!) {\n    enableUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n": types.EnableUserDocument,
    "\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n": types.UnlockUserDocument,
    "\n  mutation SendLoginCode($email: String!) {\n    sendLoginCode(email: $email) {\n      message\n    }\n  }\n": types.SendLoginCodeDocument,
    "\n  mutation SendSignupCode($email: String!) {\n    sendSignupCode(email: $email) {\n      message\n    }\n  }\n": types.SendSignupCodeDocument,
    "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n": types.EndUserSessionsDocument,
    "\n  query HiringFigures($jobId: ID, $period: AnalyticsPeriod!) {\n    hrAnalytics(jobId: $jobId, period: $period) {\n      hiring {\n        ...HiringFigures\n      }\n    }\n  }\n\n  fragment HiringFigures on HiringFigures {\n    from\n    to\n    applications\n    applicationsBefore\n    timeline {\n      from\n      to\n      applications\n    }\n    steps {\n      step\n      applications\n    }\n    statuses {\n      status\n      statusText\n      applications\n    }\n    firstAnswer {\n      ...WaitingTimes\n    }\n    firstDecision {\n      ...WaitingTimes\n    }\n  }\n\n  fragment WaitingTimes on WaitingTimes {\n    medianHours\n    waiting\n    spans {\n      belowHours\n      applications\n    }\n  }\n": types.HiringFiguresDocument,
    "\n  query PortalTrends($period: AnalyticsPeriod!) {\n    portalTrends(period: $period) {\n      signups {\n        ...Trend\n      }\n      jobs {\n        ...Trend\n      }\n      applications {\n        ...Trend\n      }\n    }\n  }\n  fragment Trend on PortalTrend {\n    total\n    totalBefore\n    columns {\n      from\n      to\n      count\n    }\n    parts {\n      text\n      count\n    }\n  }\n": types.PortalTrendsDocument,
    "\n  fragment ApplicantProfile on Application {\n    ...ApplicantRow\n    applicant {\n      name\n      location\n      program\n      education\n      experience\n      skills\n      bio\n      projects {\n        name\n        description\n        technologies\n      }\n      certifications\n    }\n    notes {\n      ...PrivateNote\n    }\n    ...ApplicantReach\n    ...ApplicationInterview\n    ...ApplicationProgress\n  }\n\n  fragment ApplicantReach on Application {\n    applicant {\n      email\n      phone\n      portfolio\n    }\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n    resumeGone\n    resumeKeptDays\n  }\n": types.ApplicantProfileFragmentDoc,
    "\n  query Applicants(\n    $jobId: ID\n    $list: ApplicationList!\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $filter: ApplicationFilter\n    $pageOf: ID\n    $after: String\n  ) {\n    hrApplications(\n      jobId: $jobId\n      list: $list\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      filter: $filter\n      pageOf: $pageOf\n      after: $after\n    ) {\n      items {\n        ...ApplicantRow\n      }\n      total\n      totalIsExact\n      page\n      hasNextPage\n      endCursor\n    }\n  }\n\n  fragment ApplicantRow on Application {\n    id\n    status\n    appliedAt\n    movedAt\n    applicant {\n      name\n      email\n      phone\n      program\n    }\n    job {\n      id\n      title\n    }\n    viewerCan {\n      scheduleInterview\n    }\n  }\n": types.ApplicantsDocument,
    "\n  query ApplicantProfile($id: ID!) {\n    application(id: $id) {\n      ...ApplicantProfile\n    }\n  }\n\n  fragment ApplicationProgress on Application {\n    id\n    status\n    statusText\n    movedAt\n    timeline {\n      id\n      status\n      text\n      actorName\n      reason\n      at\n    }\n    viewerCan {\n      startReview\n      approve\n      hold\n      reject\n      scheduleInterview\n      extendOffer\n      hire\n    }\n  }\n": types.ApplicantProfileDocument,
    "\n  mutation StartReview($id: ID!) {\n    startReview(id: $id) {\n      ...ApplicationProgress\n    }\n  }\n": types.StartReviewDocument,
    "\n  mutation DecideApplications($ids: [ID!]!, $status: ApplicationStatus!, $reason: String, $seen: [ApplicationStatus!]) {\n    decideApplications(ids: $ids, status: $status, reason: $reason, seen: $seen) {\n      batch {\n        id\n      }\n      moved {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n\n  fragment UnmovedApplicant on UnmovedApplication {\n    application {\n      ...ApplicantRow\n      ...ApplicationProgress\n    }\n    message\n  }\n": types.DecideApplicationsDocument,
    "\n  mutation SetApplicationStatus($id: ID!, $status: ApplicationStatus!, $reason: String, $seen: ApplicationStatus) {\n    setApplicationStatus(id: $id, status: $status, reason: $reason, seen: $seen) {\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n": types.SetApplicationStatusDocument,
    "\n  mutation DeleteApplicationNote($id: ID!) {\n    deleteApplicationNote(id: $id)\n  }\n": types.DeleteApplicationNoteDocument,
    "\n  mutation AddApplicationNote($applicationId: ID!, $text: String!, $idempotencyKey: String) {\n    addApplicationNote(applicationId: $applicationId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...PrivateNote\n    }\n  }\n\n  fragment PrivateNote on ApplicationNote {\n    id\n    text\n    createdAt\n  }\n": types.AddApplicationNoteDocument,
    "\n  query UndoableDecisions {\n    undoableDecisions {\n      id\n      status\n      size\n      applicantName\n      undoSeconds\n    }\n  }\n": types.UndoableDecisionsDocument,
    "\n  mutation UndoDecisions($id: ID!) {\n    undoDecisions(id: $id) {\n      restored {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n": types.UndoDecisionsDocument,
    "\n  fragment AppliedCard on Application {\n    id\n    status\n    movedAt\n    applicant {\n      phone\n    }\n    job {\n      ...JobCardJob\n      ...ApplyActionJob\n      eligibility\n      requiredSkills\n      isTakenDown\n      isHeld\n    }\n    timeline {\n      id\n      status\n      text\n      at\n      reason\n      actorName\n    }\n    interview {\n      id\n      date\n      slotText\n      endsAt\n      status\n      place {\n        mode\n        location\n      }\n    }\n    ...SentResume\n    viewerCan {\n      withdraw\n    }\n  }\n": types.AppliedCardFragmentDoc,
    "\n  fragment SentResume on Application {\n    id\n    status\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n    resume {\n      id\n      name\n      url\n      type\n    }\n    resumeGone\n    resumeKeptDays\n    resumeViews {\n      id\n      kind\n      at\n      recruiterName\n      companyName\n    }\n  }\n": types.SentResumeFragmentDoc,
    "\n  mutation RevokeResume($id: ID!) {\n    revokeResume(applicationId: $id) {\n      ...SentResume\n    }\n  }\n": types.RevokeResumeDocument,
    "\n  mutation WithdrawApplication($id: ID!) {\n    withdrawApplication(id: $id) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n": types.WithdrawApplicationDocument,
    "\n  mutation GiveConsent($consent: Boolean!, $adult: Boolean!) {\n    giveConsent(consent: $consent, adult: $adult) {\n      id\n      consentRequired\n    }\n  }\n": types.GiveConsentDocument,
    "\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletesAt\n    }\n  }\n": types.KeepAccountDocument,
    "\n  mutation LoginWithPassword($email: String!, $password: String!) {\n    loginWithPassword(email: $email, password: $password) {\n      message\n      codeRequired\n      counters {\n        retryIn\n        otpExpiresIn\n        remainingBlockSeconds\n        blockDuration\n      }\n    }\n  }\n": types.LoginWithPasswordDocument,
    "\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n\n  fragment CodeTicketCounters on CodeTicket {\n    message\n    retryIn\n    otpExpiresIn\n    blockDuration\n    remainingBlockSeconds\n  }\n": types.RequestLoginCodeDocument,
    "\n  mutation ResendLoginCode($email: String!) {\n    resendLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n": types.ResendLoginCodeDocument,
    "\n  mutation LoginWithCode($email: String!, $otp: String!) {\n    loginWithCode(email: $email, otp: $otp) {\n      message\n    }\n  }\n": types.LoginWithCodeDocument,
    "\n  query RecruiterCard {\n    hrProfile {\n      company\n    }\n  }\n": types.RecruiterCardDocument,
    "\n  mutation CloseJob($id: ID!) {\n    closeJob(id: $id) {\n      ...RecruiterJob\n    }\n  }\n": types.CloseJobDocument,
    "\n  mutation AskToJoinForJob($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n": types.AskToJoinForJobDocument,
    "\n  mutation KeepJobOpen($id: ID!) {\n    keepJobOpen(id: $id) {\n      id\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n": types.KeepJobOpenDocument,
    "\n  query FilledJob($id: ID!) {\n    filledJob {\n      id\n    }\n    job(id: $id) {\n      id\n      title\n      openings\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n": types.FilledJobDocument,
    "\n  query JobListings($search: String, $page: Int!, $pageSize: Int!) {\n    hrJobs(search: $search, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobListing\n      }\n      total\n    }\n    hrAnalytics {\n      totalJobs\n      totalApplications\n    }\n  }\n\n  fragment JobListing on Job {\n    id\n    title\n    status\n    location\n    postedAt\n    closesAt\n    isUrgent\n    applicationsReceived\n    waitsForCompany\n    isTakenDown\n    isHeld\n  }\n": types.JobListingsDocument,
    "\n  query FirstJob {\n    hrProfile {\n      membership\n      jobsWaitForVerification\n    }\n  }\n": types.FirstJobDocument,
    "\n  query RecruiterJob($id: ID!) {\n    job(id: $id) {\n      ...RecruiterJob\n    }\n  }\n\n  fragment RecruiterJob on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    description\n    salaryMin\n    salaryMax\n    salaryPeriod\n    salaryText\n    type\n    experienceLevel\n    minYears\n    maxYears\n    experienceText\n    workMode\n    isRemote\n    isUrgent\n    skills\n    eligibility\n    requiredSkills\n    openings\n    postedAt\n    updatedAt\n    status\n    waitsForCompany\n    waitsForVerification\n    isTakenDown\n    takenDownReason\n    isHeld\n    heldReason\n    heldPassage\n    applicationsReceived\n    applicationsNeeded\n    closesAt\n    autoStop {\n      enabled\n      applicationsCount\n      daysCount\n      specificDate\n    }\n    attachments {\n      id\n      name\n      size\n      type\n      url\n    }\n    viewerCan {\n      edit\n      close\n      reopen\n      delete\n    }\n  }\n": types.RecruiterJobDocument,
    "\n  query Poster {\n    hrProfile {\n      company\n      location\n      companyDetails {\n        id\n        name\n        rating\n        reviewCount\n        verified\n      }\n    }\n  }\n": types.PosterDocument,
    "\n  mutation DeleteJob($id: ID!) {\n    deleteJob(id: $id)\n  }\n": types.DeleteJobDocument,
    "\n  query JobSteps($page: Int!) {\n    hrJobs(page: $page, pageSize: 100) {\n      items {\n        id\n        number\n        title\n        applicationsReceived\n      }\n      total\n    }\n  }\n": types.JobStepsDocument,
    "\n  mutation ReopenJob($id: ID!, $autoStop: AutoStopInput) {\n    reopenJob(id: $id, autoStop: $autoStop) {\n      ...RecruiterJob\n    }\n  }\n": types.ReopenJobDocument,
    "\n  mutation UpdateJob($id: ID!, $input: JobInput!, $seen: DateTime) {\n    updateJob(id: $id, input: $input, seen: $seen) {\n      ...RecruiterJob\n    }\n  }\n": types.UpdateJobDocument,
    "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      ...RecruiterJob\n    }\n  }\n": types.PostJobDocument,
    "\n  query RecruiterInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...InterviewEntry\n    }\n  }\n\n  fragment InterviewEntry on Interview {\n    id\n    title\n    candidate\n    date\n    slot\n    slotText\n    endsAt\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        name\n        phone\n      }\n      job {\n        id\n      }\n    }\n  }\n\n  fragment ApplicationInterview on Application {\n    id\n    applicant {\n      name\n      phone\n    }\n    interview {\n      id\n      date\n      slot\n      slotText\n      status\n      place {\n        mode\n        location\n      }\n    }\n  }\n": types.RecruiterInterviewsDocument,
    "\n  query TakenSlots($applicationId: ID, $date: Date!) {\n    takenInterviewSlots(applicationId: $applicationId, date: $date)\n  }\n": types.TakenSlotsDocument,
    "\n  mutation ScheduleInterview(\n    $applicationId: ID!\n    $date: Date!\n    $slot: InterviewSlot!\n    $place: InterviewPlaceInput\n  ) {\n    scheduleInterview(applicationId: $applicationId, date: $date, slot: $slot, place: $place) {\n      ...InterviewEntry\n      application {\n        ...ApplicationInterview\n        ...ApplicationProgress\n      }\n    }\n  }\n": types.ScheduleInterviewDocument,
    "\n  mutation AddInterview($input: NewInterviewInput!) {\n    addInterview(input: $input) {\n      ...InterviewEntry\n    }\n  }\n": types.AddInterviewDocument,
    "\n  mutation UpdateInterview($id: ID!, $input: InterviewInput!) {\n    updateInterview(id: $id, input: $input) {\n      ...InterviewEntry\n    }\n  }\n": types.UpdateInterviewDocument,
    "\n  mutation DeleteInterview($id: ID!) {\n    deleteInterview(id: $id)\n  }\n": types.DeleteInterviewDocument,
    "\n  fragment SeekerInterview on Interview {\n    id\n    title\n    date\n    endsAt\n    slotText\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        phone\n      }\n      job {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.SeekerInterviewFragmentDoc,
    "\n  fragment JobUpdatesJob on Job {\n    id\n    updates {\n      type\n      text\n      at\n    }\n    myApplication {\n      id\n      timeline {\n        id\n        status\n        text\n        at\n      }\n    }\n  }\n": types.JobUpdatesJobFragmentDoc,
    "\n  fragment SaveToggleJob on Job {\n    id\n    title\n    saved\n    viewerCan {\n      save\n    }\n  }\n": types.SaveToggleJobFragmentDoc,
    "\n  mutation SaveJob($jobId: ID!) {\n    saveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n": types.SaveJobDocument,
    "\n  mutation UnsaveJob($jobId: ID!) {\n    unsaveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n": types.UnsaveJobDocument,
    "\n  query SavedJobs($page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    savedJobs(page: $page, pageSize: $pageSize) {\n      ...SeekerJobCard\n    }\n    following: savedJobs(page: $rowBehind, pageSize: 1) {\n      id\n    }\n  }\n": types.SavedJobsDocument,
    "\n  fragment SeekerJobCard on Job {\n    ...JobCardJob\n    ...SaveToggleJob\n    status\n  }\n": types.SeekerJobCardFragmentDoc,
    "\n  fragment SimilarJobs on Job {\n    id\n    similarJobs(limit: 3) {\n      ...JobCardJob\n    }\n  }\n": types.SimilarJobsFragmentDoc,
    "\n  subscription ApplicationMoved {\n    applicationChanged {\n      ...ApplicantRow\n      ...ApplicantReach\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n": types.ApplicationMovedDocument,
    "\n  query Notifications {\n    notifications {\n      ...NotificationItem\n    }\n    unreadNotificationCount\n  }\n\n  fragment NotificationItem on Notification {\n    id\n    title\n    text\n    type\n    isRead\n    createdAt\n    link\n  }\n": types.NotificationsDocument,
    "\n  query UnreadNotificationCount {\n    unreadNotificationCount\n  }\n": types.UnreadNotificationCountDocument,
    "\n  subscription LiveUnreadCount {\n    unreadNotificationCount\n  }\n": types.LiveUnreadCountDocument,
    "\n  subscription NotificationReceived {\n    notificationReceived {\n      ...NotificationItem\n    }\n  }\n": types.NotificationReceivedDocument,
    "\n  subscription NotificationRemoved {\n    notificationRemoved {\n      id\n    }\n  }\n": types.NotificationRemovedDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": types.MarkAllNotificationsReadDocument,
    "\n  mutation RestoreNotification($id: ID!) {\n    restoreNotification(id: $id) {\n      ...NotificationItem\n    }\n  }\n": types.RestoreNotificationDocument,
    "\n  mutation DeleteNotification($id: ID!) {\n    deleteNotification(id: $id)\n  }\n": types.DeleteNotificationDocument,
    "\n  query JobOfApplications($jobId: ID!) {\n    hrApplications(jobId: $jobId, pageSize: 1) {\n      items {\n        id\n        job {\n          id\n          number\n          title\n        }\n      }\n    }\n  }\n": types.JobOfApplicationsDocument,
    "\n  query AppliedJobs($tab: AppliedTab!, $page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    applications: myApplications(tab: $tab, page: $page, pageSize: $pageSize) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n    following: myApplications(tab: $tab, page: $rowBehind, pageSize: 1) {\n      id\n    }\n    applied: myApplications(tab: APPLIED, pageSize: 1) {\n      id\n    }\n    hiringDone: myApplications(tab: HIRING_DONE, pageSize: 1) {\n      id\n    }\n    withdrawn: myApplications(tab: WITHDRAWN, pageSize: 1) {\n      id\n    }\n  }\n": types.AppliedJobsDocument,
    "\n  query LinkedApplication($id: ID!) {\n    application(id: $id) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n": types.LinkedApplicationDocument,
    "\n  subscription MyApplicationChanged {\n    applicationChanged {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n": types.MyApplicationChangedDocument,
    "\n  query ApplyForJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...SeekerJobCard\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n": types.ApplyForJobsDocument,
    "\n  query SeekerInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...SeekerInterview\n    }\n  }\n": types.SeekerInterviewsDocument,
    "\n  query SeekerJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...SaveToggleJob\n      ...JobUpdatesJob\n      ...SimilarJobs\n      ...CompanyReviewsJob\n    }\n  }\n": types.SeekerJobDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n": types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {\n    resetPassword(email: $email, token: $token, newPassword: $newPassword) {\n      message\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation SetUpPortal($input: SetupInput!) {\n    setUpPortal(input: $input) {\n      message\n    }\n  }\n": types.SetUpPortalDocument,
    "\n  mutation AcceptAdminInvitation($input: AcceptAdminInvitationInput!) {\n    acceptAdminInvitation(input: $input) {\n      message\n    }\n  }\n": types.AcceptAdminInvitationDocument,
    "\n  mutation ChangePasswordByLink($email: String!, $token: String!, $oldPassword: String!, $newPassword: String!) {\n    changePasswordByLink(email: $email, token: $token, oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n": types.ChangePasswordByLinkDocument,
    "\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query MyDataExport {\n    myDataExport {\n      ...DataExportFields\n    }\n  }\n\n  fragment DataExportFields on DataExport {\n    id\n    state\n    requestedAt\n    expiresAt\n    file {\n      id\n      url\n      size\n    }\n  }\n": types.MyDataExportDocument,
    "\n  mutation RequestDataExport {\n    requestDataExport {\n      ...DataExportFields\n    }\n  }\n": types.RequestDataExportDocument,
    "\n  query MyConsents {\n    myConsents {\n      id\n      kind\n      version\n      givenAt\n      withdrawnAt\n    }\n  }\n": types.MyConsentsDocument,
    "\n  query MyResumeViews($after: String) {\n    myResumeViews(after: $after) {\n      items {\n        id\n        kind\n        at\n        recruiterName\n        companyName\n        jobTitle\n      }\n      endCursor\n    }\n  }\n": types.MyResumeViewsDocument,
    "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      id\n      deletesAt\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  query SeekerProfile {\n    jobseekerProfile {\n      ...SeekerProfileFields\n    }\n  }\n\n  fragment SeekerProfileFields on JobseekerProfile {\n    username\n    email\n    phone\n    gender\n    address\n    skills\n    whatsapp\n    bio\n    parentDetailsName\n    parentDetailsPhone\n    parentDetailsRelation\n    parentDetailsEmail\n    education\n    program\n    portfolio\n    location\n    experienceYears\n    projects {\n      name\n      description\n      technologies\n    }\n    certifications\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n  }\n": types.SeekerProfileDocument,
    "\n  mutation UpdateSeekerProfile($input: JobseekerProfileInput!) {\n    updateJobseekerProfile(input: $input) {\n      ...SeekerProfileFields\n    }\n  }\n": types.UpdateSeekerProfileDocument,
    "\n  query HrProfile {\n    hrProfile {\n      ...HrProfileFields\n    }\n    hrAnalytics {\n      totalJobs\n    }\n  }\n\n  fragment HrProfileFields on HrProfile {\n    name\n    email\n    phone\n    location\n    company\n    membership\n    role\n    experience\n    positionType\n    contactPerson\n    contactEmail\n    jobsWaitForVerification\n    companyDetails {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n  }\n": types.HrProfileDocument,
    "\n  mutation UpdateHrProfile($input: HrProfileInput!) {\n    updateHrProfile(input: $input) {\n      ...HrProfileFields\n    }\n  }\n": types.UpdateHrProfileDocument,
    "\n  query OwnCompanyReviews($page: Int!, $pageSize: Int!) {\n    hrProfile {\n      companyDetails {\n        id\n        reviews(page: $page, pageSize: $pageSize) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n": types.OwnCompanyReviewsDocument,
    "\n  mutation AskToJoinCompany($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n": types.AskToJoinCompanyDocument,
    "\n  mutation LeaveCompany {\n    leaveCompany\n  }\n": types.LeaveCompanyDocument,
    "\n  query JoinRequests($page: Int!, $pageSize: Int!) {\n    joinRequests(page: $page, pageSize: $pageSize) {\n      items {\n        ...JoinRequestParts\n      }\n      total\n    }\n  }\n\n  fragment JoinRequestParts on JoinRequest {\n    id\n    companyName\n    name\n    email\n    askedAt\n  }\n": types.JoinRequestsDocument,
    "\n  mutation AnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    answerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n": types.AnswerJoinRequestDocument,
    "\n  mutation Signup($input: SignupInput!) {\n    signup(input: $input) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n": types.SignupDocument,
    "\n  mutation VerifySignup($email: String!, $otp: String!, $tempToken: String!) {\n    verifySignup(email: $email, otp: $otp, tempToken: $tempToken) {\n      message\n    }\n  }\n": types.VerifySignupDocument,
    "\n  mutation ResendSignupCode($email: String!, $tempToken: String!) {\n    resendSignupCode(email: $email, tempToken: $tempToken) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n": types.ResendSignupCodeDocument,
    "\n  query PendingSignup {\n    pendingSignup {\n      email\n      name\n      ticket {\n        tempToken\n        ...CodeTicketCounters\n      }\n    }\n  }\n": types.PendingSignupDocument,
    "\n  mutation CancelSignup {\n    cancelSignup\n  }\n": types.CancelSignupDocument,
    "\n  query TalentProfiles($filter: TalentFilter!, $page: Int!, $jobId: ID) {\n    talentProfiles(filter: $filter, page: $page) {\n      items {\n        ...TalentFields\n        matchedSkills\n        standing(jobId: $jobId)\n      }\n      total\n      totalIsExact\n      pageSize\n    }\n  }\n\n  fragment TalentFields on TalentProfile {\n    id\n    skills\n    location\n    experienceYears\n    education\n    program\n  }\n": types.TalentProfilesDocument,
    "\n  query OwnStanding {\n    hrProfile {\n      company\n      membership\n    }\n  }\n": types.OwnStandingDocument,
    "\n  query JobsToInviteTo {\n    hrJobs(pageSize: 100) {\n      items {\n        ...JobToInviteTo\n      }\n    }\n  }\n\n  fragment JobToInviteTo on Job {\n    id\n    number\n    title\n    status\n    location\n    isRemote\n    skills\n  }\n": types.JobsToInviteToDocument,
    "\n  mutation InviteToJob($jobId: ID!, $talentId: ID!, $idempotencyKey: String) {\n    inviteToJob(jobId: $jobId, talentId: $talentId, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": types.InviteToJobDocument,
    "\n  query SentInvitations($jobId: ID, $page: Int!) {\n    sentInvitations(jobId: $jobId, page: $page) {\n      items {\n        ...SentInvitation\n      }\n      total\n      pageSize\n    }\n  }\n\n  fragment SentInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    state\n    sentAt\n    expiresAt\n    profile {\n      ...TalentFields\n    }\n    application {\n      id\n      applicant {\n        name\n      }\n    }\n  }\n": types.SentInvitationsDocument,
    "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      ...SentInvitation\n    }\n  }\n": types.WithdrawInvitationDocument,
    "\n  query MyTalentProfile {\n    myTalentProfile {\n      ...TalentFields\n    }\n  }\n": types.MyTalentProfileDocument,
    "\n  mutation SetTalentVisibility($isVisible: Boolean!) {\n    setTalentVisibility(isVisible: $isVisible) {\n      ...TalentFields\n    }\n  }\n": types.SetTalentVisibilityDocument,
    "\n  query MyInvitations($page: Int!) {\n    myInvitations(page: $page) {\n      items {\n        ...ReceivedInvitation\n      }\n      total\n      pageSize\n    }\n    invitationBlocks {\n      id\n      companyName\n    }\n  }\n\n  fragment ReceivedInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    companyName\n    state\n    sentAt\n    expiresAt\n  }\n": types.MyInvitationsDocument,
    "\n  subscription InvitationNotified {\n    notificationReceived {\n      id\n      link\n    }\n  }\n": types.InvitationNotifiedDocument,
    "\n  mutation AcceptInvitation($id: ID!) {\n    acceptInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  mutation DeclineInvitation($id: ID!) {\n    declineInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n": types.DeclineInvitationDocument,
    "\n  mutation BlockInvitations($id: ID!) {\n    blockInvitations(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n": types.BlockInvitationsDocument,
    "\n  mutation RemoveInvitationBlock($id: ID!) {\n    removeInvitationBlock(id: $id)\n  }\n": types.RemoveInvitationBlockDocument,
    "\n  query Webhooks {\n    webhooks {\n      ...WebhookFields\n    }\n    hrProfile {\n      companyDetails {\n        ...WebhookCompany\n      }\n    }\n  }\n\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    failingSince\n    company {\n      id\n      name\n    }\n  }\n\n  fragment WebhookCompany on Company {\n    id\n    name\n    verified\n  }\n": types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: WebhookInput!, $scope: WebhookScope, $idempotencyKey: String) {\n    createWebhook(input: $input, scope: $scope, idempotencyKey: $idempotencyKey) {\n      secret\n      webhook {\n        id\n      }\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      ...WebhookFields\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": types.DeleteWebhookDocument,
    "\n  query WebhookDeliveries($id: ID!) {\n    webhookDeliveries(id: $id) {\n      ...DeliveryFields\n    }\n  }\n\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    event\n    createdAt\n    attempts\n    nextAttemptAt\n    outcome\n    status\n    durationMs\n    answer\n    tries {\n      at\n      status\n      durationMs\n      answer\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      ...DeliveryFields\n    }\n  }\n": types.TestWebhookDocument,
    "\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      ...DeliveryFields\n    }\n  }\n": types.ResendWebhookDeliveryDocument,
    "\n  mutation ResendFailedWebhookDeliveries($id: ID!) {\n    resendFailedWebhookDeliveries(id: $id)\n  }\n": types.ResendFailedWebhookDeliveriesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyActionJob on Job {\n    id\n    title\n    status\n    applied\n    company {\n      id\n      name\n    }\n    viewerCan {\n      apply\n    }\n    myApplication {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment ApplyActionJob on Job {\n    id\n    title\n    status\n    applied\n    company {\n      id\n      name\n    }\n    viewerCan {\n      apply\n    }\n    myApplication {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyToJob($jobId: ID!) {\n    applyToJob(jobId: $jobId) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyToJob($jobId: ID!) {\n    applyToJob(jobId: $jobId) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicantBasics {\n    jobseekerProfile {\n      phone\n      resume {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApplicantBasics {\n    jobseekerProfile {\n      phone\n      resume {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      emailVerified\n      consentRequired\n      deletesAt\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      emailVerified\n      consentRequired\n      deletesAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationPreferences {\n    notificationPreferences {\n      ...PreferenceFields\n    }\n  }\n\n  fragment PreferenceFields on NotificationPreference {\n    type\n    label\n    summary\n    isMailed\n  }\n"): (typeof documents)["\n  query NotificationPreferences {\n    notificationPreferences {\n      ...PreferenceFields\n    }\n  }\n\n  fragment PreferenceFields on NotificationPreference {\n    type\n    label\n    summary\n    isMailed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNotificationPreferences($preferences: [NotificationPreferenceInput!]!) {\n    updateNotificationPreferences(preferences: $preferences) {\n      ...PreferenceFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateNotificationPreferences($preferences: [NotificationPreferenceInput!]!) {\n    updateNotificationPreferences(preferences: $preferences) {\n      ...PreferenceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationPreferenceByLink($link: String!) {\n    notificationPreferenceByLink(link: $link) {\n      ...PreferenceFields\n    }\n  }\n"): (typeof documents)["\n  query NotificationPreferenceByLink($link: String!) {\n    notificationPreferenceByLink(link: $link) {\n      ...PreferenceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNotificationPreferenceByLink($link: String!, $isMailed: Boolean!) {\n    updateNotificationPreferenceByLink(link: $link, isMailed: $isMailed) {\n      ...PreferenceFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateNotificationPreferenceByLink($link: String!, $isMailed: Boolean!) {\n    updateNotificationPreferenceByLink(link: $link, isMailed: $isMailed) {\n      ...PreferenceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportJob($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportJob(jobId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n"): (typeof documents)["\n  mutation ReportJob($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportJob(jobId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportPerson($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportPerson(applicationId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n"): (typeof documents)["\n  mutation ReportPerson($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportPerson(applicationId: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportReview($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportReview(reference: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n"): (typeof documents)["\n  mutation ReportReview($id: ID!, $input: ReportInput!, $idempotencyKey: String) {\n    sent: reportReview(reference: $id, input: $input, idempotencyKey: $idempotencyKey)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyReviewParts on CompanyReview {\n    reference\n    rating\n    text\n    authorText\n    monthText\n  }\n"): (typeof documents)["\n  fragment CompanyReviewParts on CompanyReview {\n    reference\n    rating\n    text\n    authorText\n    monthText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewedApplication on Application {\n    id\n    company {\n      id\n      name\n      viewerReview {\n        ...CompanyReviewParts\n      }\n    }\n    viewerCan {\n      reviewCompany\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewedApplication on Application {\n    id\n    company {\n      id\n      name\n      viewerReview {\n        ...CompanyReviewParts\n      }\n    }\n    viewerCan {\n      reviewCompany\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyReviewsJob on Job {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n      viewerReview {\n        reference\n      }\n      reviews(pageSize: 3) {\n        items {\n          ...CompanyReviewParts\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyReviewsJob on Job {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n      viewerReview {\n        reference\n      }\n      reviews(pageSize: 3) {\n        items {\n          ...CompanyReviewParts\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewedCompany on Company {\n    id\n    rating\n    reviewCount\n    viewerReview {\n      ...CompanyReviewParts\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewedCompany on Company {\n    id\n    rating\n    reviewCount\n    viewerReview {\n      ...CompanyReviewParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewCompany($applicationId: ID!, $rating: Int!, $text: String) {\n    reviewCompany(applicationId: $applicationId, rating: $rating, text: $text) {\n      ...ReviewedCompany\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewCompany($applicationId: ID!, $rating: Int!, $text: String) {\n    reviewCompany(applicationId: $applicationId, rating: $rating, text: $text) {\n      ...ReviewedCompany\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReview($applicationId: ID!) {\n    deleteReview(applicationId: $applicationId) {\n      ...ReviewedCompany\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteReview($applicationId: ID!) {\n    deleteReview(applicationId: $applicationId) {\n      ...ReviewedCompany\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyReviews($jobId: ID!, $page: Int!) {\n    job(id: $jobId) {\n      id\n      company {\n        id\n        reviewCount\n        reviews(page: $page, pageSize: 10) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyReviews($jobId: ID!, $page: Int!) {\n    job(id: $jobId) {\n      id\n      company {\n        id\n        reviewCount\n        reviews(page: $page, pageSize: 10) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchSuggestion($filter: JobFilter!) {\n    searchSuggestion(filter: $filter)\n  }\n"): (typeof documents)["\n  query SearchSuggestion($filter: JobFilter!) {\n    searchSuggestion(filter: $filter)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicJobDetails on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    openings\n    description\n    eligibility\n    requiredSkills\n    skills\n    isUrgent\n    isNew\n    attachments {\n      id\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment PublicJobDetails on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    openings\n    description\n    eligibility\n    requiredSkills\n    skills\n    isUrgent\n    isNew\n    attachments {\n      id\n      name\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchCounts($filter: JobFilter!) {\n    searchCounts(filter: $filter) {\n      urgentOnly {\n        ...ChoiceCount\n      }\n      datePosted {\n        ...ChoiceCount\n      }\n      type {\n        ...ChoiceCount\n      }\n      workMode {\n        ...ChoiceCount\n      }\n    }\n  }\n\n  fragment ChoiceCount on JobSearchCount {\n    value\n    count\n    countIsExact\n  }\n"): (typeof documents)["\n  query SearchCounts($filter: JobFilter!) {\n    searchCounts(filter: $filter) {\n      urgentOnly {\n        ...ChoiceCount\n      }\n      datePosted {\n        ...ChoiceCount\n      }\n      type {\n        ...ChoiceCount\n      }\n      workMode {\n        ...ChoiceCount\n      }\n    }\n  }\n\n  fragment ChoiceCount on JobSearchCount {\n    value\n    count\n    countIsExact\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text)\n  }\n"): (typeof documents)["\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportMessages($before: ID) {\n    supportMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n\n  fragment SupportMessageItem on SupportMessage {\n    id\n    text\n    fromSupport\n    createdAt\n    isUnseen\n    isFirst\n  }\n"): (typeof documents)["\n  query SupportMessages($before: ID) {\n    supportMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n\n  fragment SupportMessageItem on SupportMessage {\n    id\n    text\n    fromSupport\n    createdAt\n    isUnseen\n    isFirst\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendSupportMessage($text: String!, $idempotencyKey: String) {\n    sendSupportMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n"): (typeof documents)["\n  mutation SendSupportMessage($text: String!, $idempotencyKey: String) {\n    sendSupportMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitorMessages($before: ID) {\n    visitorMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n"): (typeof documents)["\n  query VisitorMessages($before: ID) {\n    visitorMessages(before: $before) {\n      ...SupportMessageItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartVisitorConversation($name: String!, $email: String!, $text: String!) {\n    startVisitorConversation(name: $name, email: $email, text: $text) {\n      ...SupportMessageItem\n    }\n  }\n"): (typeof documents)["\n  mutation StartVisitorConversation($name: String!, $email: String!, $text: String!) {\n    startVisitorConversation(name: $name, email: $email, text: $text) {\n      ...SupportMessageItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendVisitorMessage($text: String!, $idempotencyKey: String) {\n    sendVisitorMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n"): (typeof documents)["\n  mutation SendVisitorMessage($text: String!, $idempotencyKey: String) {\n    sendVisitorMessage(text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkSupportMessagesSeen($id: ID!) {\n    markSupportMessagesSeen(id: $id) {\n      id\n      isUnseen\n    }\n  }\n"): (typeof documents)["\n  mutation MarkSupportMessagesSeen($id: ID!) {\n    markSupportMessagesSeen(id: $id) {\n      id\n      isUnseen\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SupportMessageReceived {\n    supportMessageReceived {\n      ...SupportMessageItem\n    }\n  }\n"): (typeof documents)["\n  subscription SupportMessageReceived {\n    supportMessageReceived {\n      ...SupportMessageItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Footer {\n    siteTexts {\n      contactEmail\n      contactPhone\n      footerAddress\n    }\n  }\n"): (typeof documents)["\n  query Footer {\n    siteTexts {\n      contactEmail\n      contactPhone\n      footerAddress\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LegalTexts {\n    siteTexts {\n      privacyText\n      termsText\n    }\n  }\n"): (typeof documents)["\n  query LegalTexts {\n    siteTexts {\n      privacyText\n      termsText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Announcements($search: String, $filter: AnnouncementFilter!, $page: Int!) {\n    announcements(search: $search, filter: $filter, page: $page) {\n      total\n      pageSize\n      items {\n        id\n        date\n        title\n        description\n        type\n      }\n    }\n  }\n"): (typeof documents)["\n  query Announcements($search: String, $filter: AnnouncementFilter!, $page: Int!) {\n    announcements(search: $search, filter: $filter, page: $page) {\n      total\n      pageSize\n      items {\n        id\n        date\n        title\n        description\n        type\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendContactMessage($name: String!, $email: String!, $message: String!) {\n    sendContactMessage(name: $name, email: $email, message: $message)\n  }\n"): (typeof documents)["\n  mutation SendContactMessage($name: String!, $email: String!, $message: String!) {\n    sendContactMessage(name: $name, email: $email, message: $message)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Faqs($page: Int!, $pageSize: Int!) {\n    faqs(page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id\n        question\n        answer\n      }\n    }\n  }\n"): (typeof documents)["\n  query Faqs($page: Int!, $pageSize: Int!) {\n    faqs(page: $page, pageSize: $pageSize) {\n      total\n      items {\n        id\n        question\n        answer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecommendedJob on Job {\n    ...JobCardJob\n    monthlySalaryText\n    recommendationReason\n    experienceLevelText\n    applicationsReceived\n  }\n"): (typeof documents)["\n  fragment RecommendedJob on Job {\n    ...JobCardJob\n    monthlySalaryText\n    recommendationReason\n    experienceLevelText\n    applicationsReceived\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreRecommendedJobs {\n    recommendedJobs(limit: 50) {\n      ...RecommendedJob\n    }\n  }\n"): (typeof documents)["\n  query MoreRecommendedJobs {\n    recommendedJobs(limit: 50) {\n      ...RecommendedJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SiteStatsTexts on SiteStats {\n    candidates\n    jobs\n    companies\n    candidatesText\n    jobsText\n    companiesText\n  }\n"): (typeof documents)["\n  fragment SiteStatsTexts on SiteStats {\n    candidates\n    jobs\n    companies\n    candidatesText\n    jobsText\n    companiesText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...CompanyReviewsJob\n    }\n  }\n"): (typeof documents)["\n  query PublicJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...CompanyReviewsJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Landing {\n    siteStats {\n      ...SiteStatsTexts\n    }\n    recommendedJobs(limit: 9) {\n      ...RecommendedJob\n    }\n  }\n"): (typeof documents)["\n  query Landing {\n    siteStats {\n      ...SiteStatsTexts\n    }\n    recommendedJobs(limit: 9) {\n      ...RecommendedJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobCardJob\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n"): (typeof documents)["\n  query SearchJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobCardJob\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobCardJob on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    skills\n    isUrgent\n    isNew\n    applied\n  }\n"): (typeof documents)["\n  fragment JobCardJob on Job {\n    id\n    title\n    company {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n    location\n    salaryText\n    experienceText\n    workModeText\n    typeText\n    postedText\n    skills\n    isUrgent\n    isNew\n    applied\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessions {\n      ...SessionFields\n    }\n  }\n\n  fragment SessionFields on Session {\n    id\n    device\n    ipAddress\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n"): (typeof documents)["\n  query Sessions {\n    sessions {\n      ...SessionFields\n    }\n  }\n\n  fragment SessionFields on Session {\n    id\n    device\n    ipAddress\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateName($name: String!) {\n    updateName(name: $name) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateName($name: String!) {\n    updateName(name: $name) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailChange($email: String!, $password: String) {\n    requestEmailChange(email: $email, password: $password) {\n      ...CodeTicketCounters\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailChange($email: String!, $password: String) {\n    requestEmailChange(email: $email, password: $password) {\n      ...CodeTicketCounters\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmailChange($otp: String!) {\n    verifyEmailChange(otp: $otp) {\n      id\n      email\n      emailVerified\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmailChange($otp: String!) {\n    verifyEmailChange(otp: $otp) {\n      id\n      email\n      emailVerified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccessTokens {\n    accessTokens {\n      ...AccessTokenFields\n    }\n  }\n\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  query AccessTokens {\n    accessTokens {\n      ...AccessTokenFields\n    }\n  }\n\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: AccessTokenInput!, $password: String, $idempotencyKey: String) {\n    createAccessToken(input: $input, password: $password, idempotencyKey: $idempotencyKey) {\n      token\n      accessToken {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: AccessTokenInput!, $password: String, $idempotencyKey: String) {\n    createAccessToken(input: $input, password: $password, idempotencyKey: $idempotencyKey) {\n      token\n      accessToken {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAnnouncements($search: String, $state: AnnouncementState, $after: String) {\n    adminAnnouncements(search: $search, state: $state, after: $after) {\n      items {\n        id\n        title\n        isGeneral\n        state\n        publishedAt\n        updatedAt\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query AdminAnnouncements($search: String, $state: AnnouncementState, $after: String) {\n    adminAnnouncements(search: $search, state: $state, after: $after) {\n      items {\n        id\n        title\n        isGeneral\n        state\n        publishedAt\n        updatedAt\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAnnouncement($id: ID!) {\n    adminAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n  fragment AdminAnnouncementDetails on AnnouncementRecord {\n    id\n    title\n    description\n    isGeneral\n    state\n    publishedAt\n    withdrawnAt\n    isSent\n    updatedAt\n  }\n"): (typeof documents)["\n  query AdminAnnouncement($id: ID!) {\n    adminAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n  fragment AdminAnnouncementDetails on AnnouncementRecord {\n    id\n    title\n    description\n    isGeneral\n    state\n    publishedAt\n    withdrawnAt\n    isSent\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAnnouncement($input: AnnouncementInput!, $idempotencyKey: String) {\n    createAnnouncement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAnnouncement($input: AnnouncementInput!, $idempotencyKey: String) {\n    createAnnouncement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAnnouncement($id: ID!, $input: AnnouncementInput!) {\n    updateAnnouncement(id: $id, input: $input) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAnnouncement($id: ID!, $input: AnnouncementInput!) {\n    updateAnnouncement(id: $id, input: $input) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishAnnouncement($id: ID!, $at: DateTime) {\n    publishAnnouncement(id: $id, at: $at) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"): (typeof documents)["\n  mutation PublishAnnouncement($id: ID!, $at: DateTime) {\n    publishAnnouncement(id: $id, at: $at) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAnnouncement($id: ID!) {\n    withdrawAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawAnnouncement($id: ID!) {\n    withdrawAnnouncement(id: $id) {\n      ...AdminAnnouncementDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAnnouncement($id: ID!) {\n    deleteAnnouncement(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteAnnouncement($id: ID!) {\n    deleteAnnouncement(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog($filter: AuditFilter, $after: String) {\n    auditLog(filter: $filter, after: $after) {\n      items {\n        id\n        at\n        actorName\n        actorEmail\n        operation\n        operationText\n        subjectType\n        subjectId\n        subjectName\n        ipAddress\n        changes {\n          name\n          before\n          after\n        }\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query AuditLog($filter: AuditFilter, $after: String) {\n    auditLog(filter: $filter, after: $after) {\n      items {\n        id\n        at\n        actorName\n        actorEmail\n        operation\n        operationText\n        subjectType\n        subjectId\n        subjectName\n        ipAddress\n        changes {\n          name\n          before\n          after\n        }\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCompanies($search: String, $state: CompanyState, $after: String) {\n    adminCompanies(search: $search, state: $state, after: $after, pageSize: 20) {\n      items {\n        id\n        company {\n          id\n          name\n        }\n        state\n        members {\n          id\n        }\n        domains\n        requests\n        openJobs\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query AdminCompanies($search: String, $state: CompanyState, $after: String) {\n    adminCompanies(search: $search, state: $state, after: $after, pageSize: 20) {\n      items {\n        id\n        company {\n          id\n          name\n        }\n        state\n        members {\n          id\n        }\n        domains\n        requests\n        openJobs\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCompany($id: ID!) {\n    adminCompany(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n  fragment AdminCompanyDetails on CompanyRecord {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n    }\n    state\n    members {\n      id\n      userId\n      name\n      email\n      joinedAt\n    }\n    domains\n    requests\n    openJobs\n    suspendedAt\n    suspensionReason\n  }\n"): (typeof documents)["\n  query AdminCompany($id: ID!) {\n    adminCompany(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n  fragment AdminCompanyDetails on CompanyRecord {\n    id\n    company {\n      id\n      name\n      rating\n      reviewCount\n    }\n    state\n    members {\n      id\n      userId\n      name\n      email\n      joinedAt\n    }\n    domains\n    requests\n    openJobs\n    suspendedAt\n    suspensionReason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJoinRequests($companyId: ID!) {\n    adminJoinRequests(companyId: $companyId, pageSize: 10) {\n      items {\n        id\n        name\n        email\n        askedAt\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query AdminJoinRequests($companyId: ID!) {\n    adminJoinRequests(companyId: $companyId, pageSize: 10) {\n      items {\n        id\n        name\n        email\n        askedAt\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    adminAnswerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n"): (typeof documents)["\n  mutation AdminAnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    adminAnswerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyCompany($id: ID!, $isVerified: Boolean!) {\n    verifyCompany(id: $id, isVerified: $isVerified) {\n      ...AdminCompanyDetails\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyCompany($id: ID!, $isVerified: Boolean!) {\n    verifyCompany(id: $id, isVerified: $isVerified) {\n      ...AdminCompanyDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendCompany($id: ID!, $reason: String!) {\n    suspendCompany(id: $id, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n"): (typeof documents)["\n  mutation SuspendCompany($id: ID!, $reason: String!) {\n    suspendCompany(id: $id, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftSuspension($id: ID!) {\n    liftSuspension(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n"): (typeof documents)["\n  mutation LiftSuspension($id: ID!) {\n    liftSuspension(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyMerge($id: ID!, $intoId: ID!) {\n    companyMerge(id: $id, intoId: $intoId) {\n      id\n      intoId\n      goneName\n      name\n      wasVerified\n      isVerified\n      members\n      domains\n      requests\n      jobs\n      openJobs\n      applications\n      reviews\n      doubledReviews\n    }\n  }\n"): (typeof documents)["\n  query CompanyMerge($id: ID!, $intoId: ID!) {\n    companyMerge(id: $id, intoId: $intoId) {\n      id\n      intoId\n      goneName\n      name\n      wasVerified\n      isVerified\n      members\n      domains\n      requests\n      jobs\n      openJobs\n      applications\n      reviews\n      doubledReviews\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeCompanies($id: ID!, $intoId: ID!, $reason: String!) {\n    mergeCompanies(id: $id, intoId: $intoId, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n"): (typeof documents)["\n  mutation MergeCompanies($id: ID!, $intoId: ID!, $reason: String!) {\n    mergeCompanies(id: $id, intoId: $intoId, reason: $reason) {\n      ...AdminCompanyDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCompanyDomain($id: ID!, $domain: String!, $idempotencyKey: String) {\n    confirmCompanyDomain(id: $id, domain: $domain, idempotencyKey: $idempotencyKey) {\n      ...AdminCompanyDetails\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmCompanyDomain($id: ID!, $domain: String!, $idempotencyKey: String) {\n    confirmCompanyDomain(id: $id, domain: $domain, idempotencyKey: $idempotencyKey) {\n      ...AdminCompanyDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCompanyDomain($id: ID!, $domain: String!) {\n    removeCompanyDomain(id: $id, domain: $domain) {\n      ...AdminCompanyDetails\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCompanyDomain($id: ID!, $domain: String!) {\n    removeCompanyDomain(id: $id, domain: $domain) {\n      ...AdminCompanyDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCompanyMember($id: ID!) {\n    removeCompanyMember(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCompanyMember($id: ID!) {\n    removeCompanyMember(id: $id) {\n      ...AdminCompanyDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminContactMessages($search: String, $state: ContactState, $after: String) {\n    adminContactMessages(search: $search, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        message\n        state\n        createdAt\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query AdminContactMessages($search: String, $state: ContactState, $after: String) {\n    adminContactMessages(search: $search, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        message\n        state\n        createdAt\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminContactMessage($id: ID!) {\n    adminContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n  fragment AdminContactDetails on ContactMessageRecord {\n    id\n    name\n    email\n    message\n    personId\n    state\n    createdAt\n    answers {\n      id\n      text\n      authorName\n      sentAt\n    }\n  }\n"): (typeof documents)["\n  query AdminContactMessage($id: ID!) {\n    adminContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n  fragment AdminContactDetails on ContactMessageRecord {\n    id\n    name\n    email\n    message\n    personId\n    state\n    createdAt\n    answers {\n      id\n      text\n      authorName\n      sentAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerContactMessage($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerContactMessage(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...AdminContactDetails\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerContactMessage($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerContactMessage(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...AdminContactDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseContactMessage($id: ID!) {\n    closeContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n"): (typeof documents)["\n  mutation CloseContactMessage($id: ID!) {\n    closeContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenContactMessage($id: ID!) {\n    reopenContactMessage(id: $id) {\n      ...AdminContactDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFaqs {\n    faqs(pageSize: 100) {\n      items {\n        ...AdminFaq\n      }\n    }\n  }\n  fragment AdminFaq on Faq {\n    id\n    question\n    answer\n  }\n"): (typeof documents)["\n  query AdminFaqs {\n    faqs(pageSize: 100) {\n      items {\n        ...AdminFaq\n      }\n    }\n  }\n  fragment AdminFaq on Faq {\n    id\n    question\n    answer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFaq($input: FaqInput!, $idempotencyKey: String) {\n    createFaq(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminFaq\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFaq($input: FaqInput!, $idempotencyKey: String) {\n    createFaq(input: $input, idempotencyKey: $idempotencyKey) {\n      ...AdminFaq\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFaq($id: ID!, $input: FaqInput!) {\n    updateFaq(id: $id, input: $input) {\n      ...AdminFaq\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateFaq($id: ID!, $input: FaqInput!) {\n    updateFaq(id: $id, input: $input) {\n      ...AdminFaq\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveFaq($id: ID!, $direction: FaqDirection!) {\n    moveFaq(id: $id, direction: $direction) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MoveFaq($id: ID!, $direction: FaqDirection!) {\n    moveFaq(id: $id, direction: $direction) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFaq($id: ID!) {\n    deleteFaq(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteFaq($id: ID!) {\n    deleteFaq(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldWords {\n    heldWords {\n      id\n      kind\n      phrase\n    }\n  }\n"): (typeof documents)["\n  query HeldWords {\n    heldWords {\n      id\n      kind\n      phrase\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddHeldWord($kind: HeldWordKind!, $phrase: String!, $idempotencyKey: String) {\n    addHeldWord(kind: $kind, phrase: $phrase, idempotencyKey: $idempotencyKey) {\n      id\n      kind\n      phrase\n    }\n  }\n"): (typeof documents)["\n  mutation AddHeldWord($kind: HeldWordKind!, $phrase: String!, $idempotencyKey: String) {\n    addHeldWord(kind: $kind, phrase: $phrase, idempotencyKey: $idempotencyKey) {\n      id\n      kind\n      phrase\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHeldWord($id: ID!) {\n    removeHeldWord(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveHeldWord($id: ID!) {\n    removeHeldWord(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJobs($search: String, $state: JobState, $after: String) {\n    adminJobs(search: $search, state: $state, after: $after) {\n      items {\n        id\n        number\n        title\n        companyName\n        recruiterName\n        recruiterEmail\n        state\n        applicationsReceived\n        postedAt\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query AdminJobs($search: String, $state: JobState, $after: String) {\n    adminJobs(search: $search, state: $state, after: $after) {\n      items {\n        id\n        number\n        title\n        companyName\n        recruiterName\n        recruiterEmail\n        state\n        applicationsReceived\n        postedAt\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJob($id: ID!) {\n    adminJob(id: $id) {\n      ...AdminJobDetails\n    }\n  }\n  fragment AdminJobDetails on JobRecord {\n    id\n    number\n    title\n    description\n    location\n    companyName\n    recruiterId\n    recruiterName\n    recruiterEmail\n    state\n    obstacles\n    textVersion\n    eligibility\n    requiredSkills\n    skills\n    applicationsReceived\n    postedAt\n    waitsSince\n    takenDownAt\n    takenDownReason\n    heldAt\n    heldReason\n    heldPassage\n  }\n"): (typeof documents)["\n  query AdminJob($id: ID!) {\n    adminJob(id: $id) {\n      ...AdminJobDetails\n    }\n  }\n  fragment AdminJobDetails on JobRecord {\n    id\n    number\n    title\n    description\n    location\n    companyName\n    recruiterId\n    recruiterName\n    recruiterEmail\n    state\n    obstacles\n    textVersion\n    eligibility\n    requiredSkills\n    skills\n    applicationsReceived\n    postedAt\n    waitsSince\n    takenDownAt\n    takenDownReason\n    heldAt\n    heldReason\n    heldPassage\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeDownJob($id: ID!, $reason: String!, $seen: Int) {\n    takeDownJob(id: $id, reason: $reason, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n"): (typeof documents)["\n  mutation TakeDownJob($id: ID!, $reason: String!, $seen: Int) {\n    takeDownJob(id: $id, reason: $reason, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseJob($id: ID!, $seen: Int) {\n    releaseJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n"): (typeof documents)["\n  mutation ReleaseJob($id: ID!, $seen: Int) {\n    releaseJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreJob($id: ID!, $seen: Int) {\n    restoreJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreJob($id: ID!, $seen: Int) {\n    restoreJob(id: $id, seen: $seen) {\n      ...AdminJobDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMails($recipient: String, $isTroubled: Boolean, $after: String) {\n    adminMails(recipient: $recipient, isTroubled: $isTroubled, after: $after) {\n      items {\n        ...MailFields\n      }\n      endCursor\n    }\n  }\n  fragment MailFields on MailRecord {\n    id\n    recipient\n    subject\n    state\n    createdAt\n    attempts\n    nextAttemptAt\n    lastError\n    isRepeatable\n    isDeferred\n  }\n"): (typeof documents)["\n  query AdminMails($recipient: String, $isTroubled: Boolean, $after: String) {\n    adminMails(recipient: $recipient, isTroubled: $isTroubled, after: $after) {\n      items {\n        ...MailFields\n      }\n      endCursor\n    }\n  }\n  fragment MailFields on MailRecord {\n    id\n    recipient\n    subject\n    state\n    createdAt\n    attempts\n    nextAttemptAt\n    lastError\n    isRepeatable\n    isDeferred\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      ...MailFields\n    }\n  }\n"): (typeof documents)["\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      ...MailFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMailNow($id: ID!) {\n    sendMailNow(id: $id) {\n      ...MailFields\n    }\n  }\n"): (typeof documents)["\n  mutation SendMailNow($id: ID!) {\n    sendMailNow(id: $id) {\n      ...MailFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTasks {\n    adminTasks {\n      name\n      nextRunAt\n      isRunning\n      succeededAt\n      failedAt\n      failures\n      tries\n      lastError\n    }\n  }\n"): (typeof documents)["\n  query AdminTasks {\n    adminTasks {\n      name\n      nextRunAt\n      isRunning\n      succeededAt\n      failedAt\n      failures\n      tries\n      lastError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunTask($name: ID!) {\n    runTask(name: $name)\n  }\n"): (typeof documents)["\n  mutation RunTask($name: ID!) {\n    runTask(name: $name)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalTotals {\n    portalTotals {\n      usersByRole {\n        role\n        total\n      }\n      activeJobs\n      closedJobs\n      heldJobs\n      openReports\n      applications\n      messagesWaiting\n      countedAt\n    }\n  }\n"): (typeof documents)["\n  query PortalTotals {\n    portalTotals {\n      usersByRole {\n        role\n        total\n      }\n      activeJobs\n      closedJobs\n      heldJobs\n      openReports\n      applications\n      messagesWaiting\n      countedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminReports($state: ReportState, $subject: ReportSubject, $reason: ReportReason, $after: String) {\n    adminReports(state: $state, subject: $subject, reason: $reason, after: $after) {\n      items {\n        id\n        subject\n        state\n        reason\n        title\n        reporterName\n        openReports\n        createdAt\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query AdminReports($state: ReportState, $subject: ReportSubject, $reason: ReportReason, $after: String) {\n    adminReports(state: $state, subject: $subject, reason: $reason, after: $after) {\n      items {\n        id\n        subject\n        state\n        reason\n        title\n        reporterName\n        openReports\n        createdAt\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminReport($id: ID!) {\n    adminReport(id: $id) {\n      ...AdminReportDetails\n    }\n  }\n  fragment AdminReportDetails on ReportRecord {\n    id\n    subject\n    state\n    reason\n    text\n    title\n    createdAt\n    reporterId\n    reporterName\n    jobId\n    userId\n    reviewReference\n    reviewRating\n    reviewText\n    openReports\n    settledAt\n    settledByName\n    note\n  }\n"): (typeof documents)["\n  query AdminReport($id: ID!) {\n    adminReport(id: $id) {\n      ...AdminReportDetails\n    }\n  }\n  fragment AdminReportDetails on ReportRecord {\n    id\n    subject\n    state\n    reason\n    text\n    title\n    createdAt\n    reporterId\n    reporterName\n    jobId\n    userId\n    reviewReference\n    reviewRating\n    reviewText\n    openReports\n    settledAt\n    settledByName\n    note\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleReport($id: ID!, $note: String!) {\n    settleReport(id: $id, note: $note) {\n      ...AdminReportDetails\n    }\n  }\n"): (typeof documents)["\n  mutation SettleReport($id: ID!, $note: String!) {\n    settleReport(id: $id, note: $note) {\n      ...AdminReportDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveReview($reference: ID!, $reason: String!) {\n    removeReview(reference: $reference, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation RemoveReview($reference: ID!, $reason: String!) {\n    removeReview(reference: $reference, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalSettings {\n    portalSettings {\n      ...AllSettings\n    }\n  }\n  fragment AllSettings on PortalSettings {\n    version\n    consentVersion\n    requireVerification\n    unverifiedJobLimit\n    dailyInvitations\n    rejectedResumeDays\n    mailSenderName\n    contactEmail\n    contactPhone\n    footerAddress\n    privacyText\n    termsText\n  }\n"): (typeof documents)["\n  query PortalSettings {\n    portalSettings {\n      ...AllSettings\n    }\n  }\n  fragment AllSettings on PortalSettings {\n    version\n    consentVersion\n    requireVerification\n    unverifiedJobLimit\n    dailyInvitations\n    rejectedResumeDays\n    mailSenderName\n    contactEmail\n    contactPhone\n    footerAddress\n    privacyText\n    termsText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSettings($version: String!, $input: SettingsInput!, $isNewConsent: Boolean!) {\n    changeSettings(version: $version, input: $input, isNewConsent: $isNewConsent) {\n      ...AllSettings\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeSettings($version: String!, $input: SettingsInput!, $isNewConsent: Boolean!) {\n    changeSettings(version: $version, input: $input, isNewConsent: $isNewConsent) {\n      ...AllSettings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Staff {\n    staff {\n      members {\n        id\n        name\n        email\n        role\n        lastSeenAt\n        disabledAt\n        mayRemove\n      }\n      invitations {\n        id\n        name\n        email\n        role\n        expiresAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Staff {\n    staff {\n      members {\n        id\n        name\n        email\n        role\n        lastSeenAt\n        disabledAt\n        mayRemove\n      }\n      invitations {\n        id\n        name\n        email\n        role\n        expiresAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteAdmin($input: InviteAdminInput!) {\n    inviteAdmin(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation InviteAdmin($input: InviteAdminInput!) {\n    inviteAdmin(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAdminInvitation($id: ID!) {\n    withdrawAdminInvitation(id: $id)\n  }\n"): (typeof documents)["\n  mutation WithdrawAdminInvitation($id: ID!) {\n    withdrawAdminInvitation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAdmin($id: ID!) {\n    removeAdmin(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveAdmin($id: ID!) {\n    removeAdmin(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportConversations($state: SupportConversationState!, $isMine: Boolean!, $page: Int!, $pageSize: Int!) {\n    supportConversations(state: $state, isMine: $isMine, page: $page, pageSize: $pageSize) {\n      items {\n        ...SupportConversationRow\n      }\n      total\n    }\n  }\n\n  fragment SupportConversationRow on SupportConversation {\n    id\n    state\n    lastText\n    lastMessageAt\n    waitsSince\n    assignedName\n    isMine\n    seenAt\n    person {\n      id\n      name\n      email\n      role\n      lastActiveAt\n    }\n  }\n"): (typeof documents)["\n  query SupportConversations($state: SupportConversationState!, $isMine: Boolean!, $page: Int!, $pageSize: Int!) {\n    supportConversations(state: $state, isMine: $isMine, page: $page, pageSize: $pageSize) {\n      items {\n        ...SupportConversationRow\n      }\n      total\n    }\n  }\n\n  fragment SupportConversationRow on SupportConversation {\n    id\n    state\n    lastText\n    lastMessageAt\n    waitsSince\n    assignedName\n    isMine\n    seenAt\n    person {\n      id\n      name\n      email\n      role\n      lastActiveAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportConversation($id: ID!) {\n    supportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n"): (typeof documents)["\n  query SupportConversation($id: ID!) {\n    supportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationViewers($id: ID!) {\n    supportConversationViewers(id: $id)\n  }\n"): (typeof documents)["\n  query ConversationViewers($id: ID!) {\n    supportConversationViewers(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationMessages($id: ID!, $before: ID) {\n    supportConversationMessages(id: $id, before: $before) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n"): (typeof documents)["\n  query ConversationMessages($id: ID!, $before: ID) {\n    supportConversationMessages(id: $id, before: $before) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSupportConversation($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerSupportConversation(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerSupportConversation($id: ID!, $text: String!, $idempotencyKey: String) {\n    answerSupportConversation(id: $id, text: $text, idempotencyKey: $idempotencyKey) {\n      ...SupportMessageItem\n      answeredBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignSupportConversation($id: ID!, $isMine: Boolean!) {\n    assignSupportConversation(id: $id, isMine: $isMine) {\n      ...SupportConversationRow\n    }\n  }\n"): (typeof documents)["\n  mutation AssignSupportConversation($id: ID!, $isMine: Boolean!) {\n    assignSupportConversation(id: $id, isMine: $isMine) {\n      ...SupportConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseSupportConversation($id: ID!) {\n    closeSupportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n"): (typeof documents)["\n  mutation CloseSupportConversation($id: ID!) {\n    closeSupportConversation(id: $id) {\n      ...SupportConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SupportConversationChanged {\n    supportConversationChanged {\n      ...SupportConversationRow\n    }\n  }\n"): (typeof documents)["\n  subscription SupportConversationChanged {\n    supportConversationChanged {\n      ...SupportConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers($search: String, $role: Role, $state: UserState, $after: String) {\n    adminUsers(search: $search, role: $role, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        role\n        disabledAt\n        createdAt\n        companyName\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query AdminUsers($search: String, $role: Role, $state: UserState, $after: String) {\n    adminUsers(search: $search, role: $role, state: $state, after: $after) {\n      items {\n        id\n        name\n        email\n        role\n        disabledAt\n        createdAt\n        companyName\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n  fragment AdminUserDetails on UserDetails {\n    id\n    name\n    email\n    role\n    emailVerifiedAt\n    disabledAt\n    disabledReason\n    createdAt\n    companyName\n    openSessions\n    lastSeenAt\n    failedAttempts\n    lockedUntil\n    applications\n    jobs\n    openJobs\n    mayChange\n  }\n"): (typeof documents)["\n  query AdminUser($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n  fragment AdminUserDetails on UserDetails {\n    id\n    name\n    email\n    role\n    emailVerifiedAt\n    disabledAt\n    disabledReason\n    createdAt\n    companyName\n    openSessions\n    lastSeenAt\n    failedAttempts\n    lockedUntil\n    applications\n    jobs\n    openJobs\n    mayChange\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableUser($id: ID!, $reason: String!) {\n    disableUser(id: $id, reason: $reason) {\n      ...AdminUserDetails\n    }\n  }\n"): (typeof documents)["\n  mutation DisableUser($id: ID!, $reason: String!) {\n    disableUser(id: $id, reason: $reason) {\n      ...AdminUserDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableUser($id: ID!) {\n    enableUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n"): (typeof documents)["\n  mutation EnableUser($id: ID!) {\n    enableUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n"): (typeof documents)["\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendLoginCode($email: String!) {\n    sendLoginCode(email: $email) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SendLoginCode($email: String!) {\n    sendLoginCode(email: $email) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendSignupCode($email: String!) {\n    sendSignupCode(email: $email) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SendSignupCode($email: String!) {\n    sendSignupCode(email: $email) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n"): (typeof documents)["\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) {\n      ...AdminUserDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HiringFigures($jobId: ID, $period: AnalyticsPeriod!) {\n    hrAnalytics(jobId: $jobId, period: $period) {\n      hiring {\n        ...HiringFigures\n      }\n    }\n  }\n\n  fragment HiringFigures on HiringFigures {\n    from\n    to\n    applications\n    applicationsBefore\n    timeline {\n      from\n      to\n      applications\n    }\n    steps {\n      step\n      applications\n    }\n    statuses {\n      status\n      statusText\n      applications\n    }\n    firstAnswer {\n      ...WaitingTimes\n    }\n    firstDecision {\n      ...WaitingTimes\n    }\n  }\n\n  fragment WaitingTimes on WaitingTimes {\n    medianHours\n    waiting\n    spans {\n      belowHours\n      applications\n    }\n  }\n"): (typeof documents)["\n  query HiringFigures($jobId: ID, $period: AnalyticsPeriod!) {\n    hrAnalytics(jobId: $jobId, period: $period) {\n      hiring {\n        ...HiringFigures\n      }\n    }\n  }\n\n  fragment HiringFigures on HiringFigures {\n    from\n    to\n    applications\n    applicationsBefore\n    timeline {\n      from\n      to\n      applications\n    }\n    steps {\n      step\n      applications\n    }\n    statuses {\n      status\n      statusText\n      applications\n    }\n    firstAnswer {\n      ...WaitingTimes\n    }\n    firstDecision {\n      ...WaitingTimes\n    }\n  }\n\n  fragment WaitingTimes on WaitingTimes {\n    medianHours\n    waiting\n    spans {\n      belowHours\n      applications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalTrends($period: AnalyticsPeriod!) {\n    portalTrends(period: $period) {\n      signups {\n        ...Trend\n      }\n      jobs {\n        ...Trend\n      }\n      applications {\n        ...Trend\n      }\n    }\n  }\n  fragment Trend on PortalTrend {\n    total\n    totalBefore\n    columns {\n      from\n      to\n      count\n    }\n    parts {\n      text\n      count\n    }\n  }\n"): (typeof documents)["\n  query PortalTrends($period: AnalyticsPeriod!) {\n    portalTrends(period: $period) {\n      signups {\n        ...Trend\n      }\n      jobs {\n        ...Trend\n      }\n      applications {\n        ...Trend\n      }\n    }\n  }\n  fragment Trend on PortalTrend {\n    total\n    totalBefore\n    columns {\n      from\n      to\n      count\n    }\n    parts {\n      text\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicantProfile on Application {\n    ...ApplicantRow\n    applicant {\n      name\n      location\n      program\n      education\n      experience\n      skills\n      bio\n      projects {\n        name\n        description\n        technologies\n      }\n      certifications\n    }\n    notes {\n      ...PrivateNote\n    }\n    ...ApplicantReach\n    ...ApplicationInterview\n    ...ApplicationProgress\n  }\n\n  fragment ApplicantReach on Application {\n    applicant {\n      email\n      phone\n      portfolio\n    }\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n    resumeGone\n    resumeKeptDays\n  }\n"): (typeof documents)["\n  fragment ApplicantProfile on Application {\n    ...ApplicantRow\n    applicant {\n      name\n      location\n      program\n      education\n      experience\n      skills\n      bio\n      projects {\n        name\n        description\n        technologies\n      }\n      certifications\n    }\n    notes {\n      ...PrivateNote\n    }\n    ...ApplicantReach\n    ...ApplicationInterview\n    ...ApplicationProgress\n  }\n\n  fragment ApplicantReach on Application {\n    applicant {\n      email\n      phone\n      portfolio\n    }\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n    resumeGone\n    resumeKeptDays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Applicants(\n    $jobId: ID\n    $list: ApplicationList!\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $filter: ApplicationFilter\n    $pageOf: ID\n    $after: String\n  ) {\n    hrApplications(\n      jobId: $jobId\n      list: $list\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      filter: $filter\n      pageOf: $pageOf\n      after: $after\n    ) {\n      items {\n        ...ApplicantRow\n      }\n      total\n      totalIsExact\n      page\n      hasNextPage\n      endCursor\n    }\n  }\n\n  fragment ApplicantRow on Application {\n    id\n    status\n    appliedAt\n    movedAt\n    applicant {\n      name\n      email\n      phone\n      program\n    }\n    job {\n      id\n      title\n    }\n    viewerCan {\n      scheduleInterview\n    }\n  }\n"): (typeof documents)["\n  query Applicants(\n    $jobId: ID\n    $list: ApplicationList!\n    $page: Int!\n    $pageSize: Int!\n    $search: String\n    $filter: ApplicationFilter\n    $pageOf: ID\n    $after: String\n  ) {\n    hrApplications(\n      jobId: $jobId\n      list: $list\n      page: $page\n      pageSize: $pageSize\n      search: $search\n      filter: $filter\n      pageOf: $pageOf\n      after: $after\n    ) {\n      items {\n        ...ApplicantRow\n      }\n      total\n      totalIsExact\n      page\n      hasNextPage\n      endCursor\n    }\n  }\n\n  fragment ApplicantRow on Application {\n    id\n    status\n    appliedAt\n    movedAt\n    applicant {\n      name\n      email\n      phone\n      program\n    }\n    job {\n      id\n      title\n    }\n    viewerCan {\n      scheduleInterview\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicantProfile($id: ID!) {\n    application(id: $id) {\n      ...ApplicantProfile\n    }\n  }\n\n  fragment ApplicationProgress on Application {\n    id\n    status\n    statusText\n    movedAt\n    timeline {\n      id\n      status\n      text\n      actorName\n      reason\n      at\n    }\n    viewerCan {\n      startReview\n      approve\n      hold\n      reject\n      scheduleInterview\n      extendOffer\n      hire\n    }\n  }\n"): (typeof documents)["\n  query ApplicantProfile($id: ID!) {\n    application(id: $id) {\n      ...ApplicantProfile\n    }\n  }\n\n  fragment ApplicationProgress on Application {\n    id\n    status\n    statusText\n    movedAt\n    timeline {\n      id\n      status\n      text\n      actorName\n      reason\n      at\n    }\n    viewerCan {\n      startReview\n      approve\n      hold\n      reject\n      scheduleInterview\n      extendOffer\n      hire\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartReview($id: ID!) {\n    startReview(id: $id) {\n      ...ApplicationProgress\n    }\n  }\n"): (typeof documents)["\n  mutation StartReview($id: ID!) {\n    startReview(id: $id) {\n      ...ApplicationProgress\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideApplications($ids: [ID!]!, $status: ApplicationStatus!, $reason: String, $seen: [ApplicationStatus!]) {\n    decideApplications(ids: $ids, status: $status, reason: $reason, seen: $seen) {\n      batch {\n        id\n      }\n      moved {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n\n  fragment UnmovedApplicant on UnmovedApplication {\n    application {\n      ...ApplicantRow\n      ...ApplicationProgress\n    }\n    message\n  }\n"): (typeof documents)["\n  mutation DecideApplications($ids: [ID!]!, $status: ApplicationStatus!, $reason: String, $seen: [ApplicationStatus!]) {\n    decideApplications(ids: $ids, status: $status, reason: $reason, seen: $seen) {\n      batch {\n        id\n      }\n      moved {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n\n  fragment UnmovedApplicant on UnmovedApplication {\n    application {\n      ...ApplicantRow\n      ...ApplicationProgress\n    }\n    message\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetApplicationStatus($id: ID!, $status: ApplicationStatus!, $reason: String, $seen: ApplicationStatus) {\n    setApplicationStatus(id: $id, status: $status, reason: $reason, seen: $seen) {\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n"): (typeof documents)["\n  mutation SetApplicationStatus($id: ID!, $status: ApplicationStatus!, $reason: String, $seen: ApplicationStatus) {\n    setApplicationStatus(id: $id, status: $status, reason: $reason, seen: $seen) {\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteApplicationNote($id: ID!) {\n    deleteApplicationNote(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteApplicationNote($id: ID!) {\n    deleteApplicationNote(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddApplicationNote($applicationId: ID!, $text: String!, $idempotencyKey: String) {\n    addApplicationNote(applicationId: $applicationId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...PrivateNote\n    }\n  }\n\n  fragment PrivateNote on ApplicationNote {\n    id\n    text\n    createdAt\n  }\n"): (typeof documents)["\n  mutation AddApplicationNote($applicationId: ID!, $text: String!, $idempotencyKey: String) {\n    addApplicationNote(applicationId: $applicationId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...PrivateNote\n    }\n  }\n\n  fragment PrivateNote on ApplicationNote {\n    id\n    text\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoableDecisions {\n    undoableDecisions {\n      id\n      status\n      size\n      applicantName\n      undoSeconds\n    }\n  }\n"): (typeof documents)["\n  query UndoableDecisions {\n    undoableDecisions {\n      id\n      status\n      size\n      applicantName\n      undoSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoDecisions($id: ID!) {\n    undoDecisions(id: $id) {\n      restored {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoDecisions($id: ID!) {\n    undoDecisions(id: $id) {\n      restored {\n        ...ApplicantRow\n        ...ApplicationProgress\n        ...ApplicationInterview\n      }\n      unmoved {\n        ...UnmovedApplicant\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AppliedCard on Application {\n    id\n    status\n    movedAt\n    applicant {\n      phone\n    }\n    job {\n      ...JobCardJob\n      ...ApplyActionJob\n      eligibility\n      requiredSkills\n      isTakenDown\n      isHeld\n    }\n    timeline {\n      id\n      status\n      text\n      at\n      reason\n      actorName\n    }\n    interview {\n      id\n      date\n      slotText\n      endsAt\n      status\n      place {\n        mode\n        location\n      }\n    }\n    ...SentResume\n    viewerCan {\n      withdraw\n    }\n  }\n"): (typeof documents)["\n  fragment AppliedCard on Application {\n    id\n    status\n    movedAt\n    applicant {\n      phone\n    }\n    job {\n      ...JobCardJob\n      ...ApplyActionJob\n      eligibility\n      requiredSkills\n      isTakenDown\n      isHeld\n    }\n    timeline {\n      id\n      status\n      text\n      at\n      reason\n      actorName\n    }\n    interview {\n      id\n      date\n      slotText\n      endsAt\n      status\n      place {\n        mode\n        location\n      }\n    }\n    ...SentResume\n    viewerCan {\n      withdraw\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SentResume on Application {\n    id\n    status\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n    resume {\n      id\n      name\n      url\n      type\n    }\n    resumeGone\n    resumeKeptDays\n    resumeViews {\n      id\n      kind\n      at\n      recruiterName\n      companyName\n    }\n  }\n"): (typeof documents)["\n  fragment SentResume on Application {\n    id\n    status\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n    resume {\n      id\n      name\n      url\n      type\n    }\n    resumeGone\n    resumeKeptDays\n    resumeViews {\n      id\n      kind\n      at\n      recruiterName\n      companyName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeResume($id: ID!) {\n    revokeResume(applicationId: $id) {\n      ...SentResume\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeResume($id: ID!) {\n    revokeResume(applicationId: $id) {\n      ...SentResume\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawApplication($id: ID!) {\n    withdrawApplication(id: $id) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawApplication($id: ID!) {\n    withdrawApplication(id: $id) {\n      ...AppliedCard\n      job {\n        ...ApplyActionJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveConsent($consent: Boolean!, $adult: Boolean!) {\n    giveConsent(consent: $consent, adult: $adult) {\n      id\n      consentRequired\n    }\n  }\n"): (typeof documents)["\n  mutation GiveConsent($consent: Boolean!, $adult: Boolean!) {\n    giveConsent(consent: $consent, adult: $adult) {\n      id\n      consentRequired\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletesAt\n    }\n  }\n"): (typeof documents)["\n  mutation KeepAccount {\n    keepAccount {\n      id\n      deletesAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithPassword($email: String!, $password: String!) {\n    loginWithPassword(email: $email, password: $password) {\n      message\n      codeRequired\n      counters {\n        retryIn\n        otpExpiresIn\n        remainingBlockSeconds\n        blockDuration\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithPassword($email: String!, $password: String!) {\n    loginWithPassword(email: $email, password: $password) {\n      message\n      codeRequired\n      counters {\n        retryIn\n        otpExpiresIn\n        remainingBlockSeconds\n        blockDuration\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n\n  fragment CodeTicketCounters on CodeTicket {\n    message\n    retryIn\n    otpExpiresIn\n    blockDuration\n    remainingBlockSeconds\n  }\n"): (typeof documents)["\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n\n  fragment CodeTicketCounters on CodeTicket {\n    message\n    retryIn\n    otpExpiresIn\n    blockDuration\n    remainingBlockSeconds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendLoginCode($email: String!) {\n    resendLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n"): (typeof documents)["\n  mutation ResendLoginCode($email: String!) {\n    resendLoginCode(email: $email) {\n      ...CodeTicketCounters\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithCode($email: String!, $otp: String!) {\n    loginWithCode(email: $email, otp: $otp) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithCode($email: String!, $otp: String!) {\n    loginWithCode(email: $email, otp: $otp) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecruiterCard {\n    hrProfile {\n      company\n    }\n  }\n"): (typeof documents)["\n  query RecruiterCard {\n    hrProfile {\n      company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseJob($id: ID!) {\n    closeJob(id: $id) {\n      ...RecruiterJob\n    }\n  }\n"): (typeof documents)["\n  mutation CloseJob($id: ID!) {\n    closeJob(id: $id) {\n      ...RecruiterJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskToJoinForJob($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n"): (typeof documents)["\n  mutation AskToJoinForJob($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepJobOpen($id: ID!) {\n    keepJobOpen(id: $id) {\n      id\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepJobOpen($id: ID!) {\n    keepJobOpen(id: $id) {\n      id\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilledJob($id: ID!) {\n    filledJob {\n      id\n    }\n    job(id: $id) {\n      id\n      title\n      openings\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n"): (typeof documents)["\n  query FilledJob($id: ID!) {\n    filledJob {\n      id\n    }\n    job(id: $id) {\n      id\n      title\n      openings\n      viewerCan {\n        keepOpen\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobListings($search: String, $page: Int!, $pageSize: Int!) {\n    hrJobs(search: $search, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobListing\n      }\n      total\n    }\n    hrAnalytics {\n      totalJobs\n      totalApplications\n    }\n  }\n\n  fragment JobListing on Job {\n    id\n    title\n    status\n    location\n    postedAt\n    closesAt\n    isUrgent\n    applicationsReceived\n    waitsForCompany\n    isTakenDown\n    isHeld\n  }\n"): (typeof documents)["\n  query JobListings($search: String, $page: Int!, $pageSize: Int!) {\n    hrJobs(search: $search, page: $page, pageSize: $pageSize) {\n      items {\n        ...JobListing\n      }\n      total\n    }\n    hrAnalytics {\n      totalJobs\n      totalApplications\n    }\n  }\n\n  fragment JobListing on Job {\n    id\n    title\n    status\n    location\n    postedAt\n    closesAt\n    isUrgent\n    applicationsReceived\n    waitsForCompany\n    isTakenDown\n    isHeld\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstJob {\n    hrProfile {\n      membership\n      jobsWaitForVerification\n    }\n  }\n"): (typeof documents)["\n  query FirstJob {\n    hrProfile {\n      membership\n      jobsWaitForVerification\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecruiterJob($id: ID!) {\n    job(id: $id) {\n      ...RecruiterJob\n    }\n  }\n\n  fragment RecruiterJob on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    description\n    salaryMin\n    salaryMax\n    salaryPeriod\n    salaryText\n    type\n    experienceLevel\n    minYears\n    maxYears\n    experienceText\n    workMode\n    isRemote\n    isUrgent\n    skills\n    eligibility\n    requiredSkills\n    openings\n    postedAt\n    updatedAt\n    status\n    waitsForCompany\n    waitsForVerification\n    isTakenDown\n    takenDownReason\n    isHeld\n    heldReason\n    heldPassage\n    applicationsReceived\n    applicationsNeeded\n    closesAt\n    autoStop {\n      enabled\n      applicationsCount\n      daysCount\n      specificDate\n    }\n    attachments {\n      id\n      name\n      size\n      type\n      url\n    }\n    viewerCan {\n      edit\n      close\n      reopen\n      delete\n    }\n  }\n"): (typeof documents)["\n  query RecruiterJob($id: ID!) {\n    job(id: $id) {\n      ...RecruiterJob\n    }\n  }\n\n  fragment RecruiterJob on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    description\n    salaryMin\n    salaryMax\n    salaryPeriod\n    salaryText\n    type\n    experienceLevel\n    minYears\n    maxYears\n    experienceText\n    workMode\n    isRemote\n    isUrgent\n    skills\n    eligibility\n    requiredSkills\n    openings\n    postedAt\n    updatedAt\n    status\n    waitsForCompany\n    waitsForVerification\n    isTakenDown\n    takenDownReason\n    isHeld\n    heldReason\n    heldPassage\n    applicationsReceived\n    applicationsNeeded\n    closesAt\n    autoStop {\n      enabled\n      applicationsCount\n      daysCount\n      specificDate\n    }\n    attachments {\n      id\n      name\n      size\n      type\n      url\n    }\n    viewerCan {\n      edit\n      close\n      reopen\n      delete\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Poster {\n    hrProfile {\n      company\n      location\n      companyDetails {\n        id\n        name\n        rating\n        reviewCount\n        verified\n      }\n    }\n  }\n"): (typeof documents)["\n  query Poster {\n    hrProfile {\n      company\n      location\n      companyDetails {\n        id\n        name\n        rating\n        reviewCount\n        verified\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteJob($id: ID!) {\n    deleteJob(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteJob($id: ID!) {\n    deleteJob(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobSteps($page: Int!) {\n    hrJobs(page: $page, pageSize: 100) {\n      items {\n        id\n        number\n        title\n        applicationsReceived\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query JobSteps($page: Int!) {\n    hrJobs(page: $page, pageSize: 100) {\n      items {\n        id\n        number\n        title\n        applicationsReceived\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenJob($id: ID!, $autoStop: AutoStopInput) {\n    reopenJob(id: $id, autoStop: $autoStop) {\n      ...RecruiterJob\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenJob($id: ID!, $autoStop: AutoStopInput) {\n    reopenJob(id: $id, autoStop: $autoStop) {\n      ...RecruiterJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateJob($id: ID!, $input: JobInput!, $seen: DateTime) {\n    updateJob(id: $id, input: $input, seen: $seen) {\n      ...RecruiterJob\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateJob($id: ID!, $input: JobInput!, $seen: DateTime) {\n    updateJob(id: $id, input: $input, seen: $seen) {\n      ...RecruiterJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      ...RecruiterJob\n    }\n  }\n"): (typeof documents)["\n  mutation PostJob($input: JobInput!, $idempotencyKey: String) {\n    postJob(input: $input, idempotencyKey: $idempotencyKey) {\n      ...RecruiterJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecruiterInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...InterviewEntry\n    }\n  }\n\n  fragment InterviewEntry on Interview {\n    id\n    title\n    candidate\n    date\n    slot\n    slotText\n    endsAt\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        name\n        phone\n      }\n      job {\n        id\n      }\n    }\n  }\n\n  fragment ApplicationInterview on Application {\n    id\n    applicant {\n      name\n      phone\n    }\n    interview {\n      id\n      date\n      slot\n      slotText\n      status\n      place {\n        mode\n        location\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecruiterInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...InterviewEntry\n    }\n  }\n\n  fragment InterviewEntry on Interview {\n    id\n    title\n    candidate\n    date\n    slot\n    slotText\n    endsAt\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        name\n        phone\n      }\n      job {\n        id\n      }\n    }\n  }\n\n  fragment ApplicationInterview on Application {\n    id\n    applicant {\n      name\n      phone\n    }\n    interview {\n      id\n      date\n      slot\n      slotText\n      status\n      place {\n        mode\n        location\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TakenSlots($applicationId: ID, $date: Date!) {\n    takenInterviewSlots(applicationId: $applicationId, date: $date)\n  }\n"): (typeof documents)["\n  query TakenSlots($applicationId: ID, $date: Date!) {\n    takenInterviewSlots(applicationId: $applicationId, date: $date)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleInterview(\n    $applicationId: ID!\n    $date: Date!\n    $slot: InterviewSlot!\n    $place: InterviewPlaceInput\n  ) {\n    scheduleInterview(applicationId: $applicationId, date: $date, slot: $slot, place: $place) {\n      ...InterviewEntry\n      application {\n        ...ApplicationInterview\n        ...ApplicationProgress\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleInterview(\n    $applicationId: ID!\n    $date: Date!\n    $slot: InterviewSlot!\n    $place: InterviewPlaceInput\n  ) {\n    scheduleInterview(applicationId: $applicationId, date: $date, slot: $slot, place: $place) {\n      ...InterviewEntry\n      application {\n        ...ApplicationInterview\n        ...ApplicationProgress\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddInterview($input: NewInterviewInput!) {\n    addInterview(input: $input) {\n      ...InterviewEntry\n    }\n  }\n"): (typeof documents)["\n  mutation AddInterview($input: NewInterviewInput!) {\n    addInterview(input: $input) {\n      ...InterviewEntry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateInterview($id: ID!, $input: InterviewInput!) {\n    updateInterview(id: $id, input: $input) {\n      ...InterviewEntry\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateInterview($id: ID!, $input: InterviewInput!) {\n    updateInterview(id: $id, input: $input) {\n      ...InterviewEntry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteInterview($id: ID!) {\n    deleteInterview(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteInterview($id: ID!) {\n    deleteInterview(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeekerInterview on Interview {\n    id\n    title\n    date\n    endsAt\n    slotText\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        phone\n      }\n      job {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SeekerInterview on Interview {\n    id\n    title\n    date\n    endsAt\n    slotText\n    status\n    calendarUrl\n    place {\n      mode\n      location\n    }\n    application {\n      id\n      applicant {\n        phone\n      }\n      job {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobUpdatesJob on Job {\n    id\n    updates {\n      type\n      text\n      at\n    }\n    myApplication {\n      id\n      timeline {\n        id\n        status\n        text\n        at\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment JobUpdatesJob on Job {\n    id\n    updates {\n      type\n      text\n      at\n    }\n    myApplication {\n      id\n      timeline {\n        id\n        status\n        text\n        at\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaveToggleJob on Job {\n    id\n    title\n    saved\n    viewerCan {\n      save\n    }\n  }\n"): (typeof documents)["\n  fragment SaveToggleJob on Job {\n    id\n    title\n    saved\n    viewerCan {\n      save\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveJob($jobId: ID!) {\n    saveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n"): (typeof documents)["\n  mutation SaveJob($jobId: ID!) {\n    saveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsaveJob($jobId: ID!) {\n    unsaveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n"): (typeof documents)["\n  mutation UnsaveJob($jobId: ID!) {\n    unsaveJob(jobId: $jobId) {\n      id\n      saved\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedJobs($page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    savedJobs(page: $page, pageSize: $pageSize) {\n      ...SeekerJobCard\n    }\n    following: savedJobs(page: $rowBehind, pageSize: 1) {\n      id\n    }\n  }\n"): (typeof documents)["\n  query SavedJobs($page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    savedJobs(page: $page, pageSize: $pageSize) {\n      ...SeekerJobCard\n    }\n    following: savedJobs(page: $rowBehind, pageSize: 1) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeekerJobCard on Job {\n    ...JobCardJob\n    ...SaveToggleJob\n    status\n  }\n"): (typeof documents)["\n  fragment SeekerJobCard on Job {\n    ...JobCardJob\n    ...SaveToggleJob\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarJobs on Job {\n    id\n    similarJobs(limit: 3) {\n      ...JobCardJob\n    }\n  }\n"): (typeof documents)["\n  fragment SimilarJobs on Job {\n    id\n    similarJobs(limit: 3) {\n      ...JobCardJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApplicationMoved {\n    applicationChanged {\n      ...ApplicantRow\n      ...ApplicantReach\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n"): (typeof documents)["\n  subscription ApplicationMoved {\n    applicationChanged {\n      ...ApplicantRow\n      ...ApplicantReach\n      ...ApplicationProgress\n      ...ApplicationInterview\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications {\n    notifications {\n      ...NotificationItem\n    }\n    unreadNotificationCount\n  }\n\n  fragment NotificationItem on Notification {\n    id\n    title\n    text\n    type\n    isRead\n    createdAt\n    link\n  }\n"): (typeof documents)["\n  query Notifications {\n    notifications {\n      ...NotificationItem\n    }\n    unreadNotificationCount\n  }\n\n  fragment NotificationItem on Notification {\n    id\n    title\n    text\n    type\n    isRead\n    createdAt\n    link\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadNotificationCount {\n    unreadNotificationCount\n  }\n"): (typeof documents)["\n  query UnreadNotificationCount {\n    unreadNotificationCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveUnreadCount {\n    unreadNotificationCount\n  }\n"): (typeof documents)["\n  subscription LiveUnreadCount {\n    unreadNotificationCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationReceived {\n    notificationReceived {\n      ...NotificationItem\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationReceived {\n    notificationReceived {\n      ...NotificationItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationRemoved {\n    notificationRemoved {\n      id\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationRemoved {\n    notificationRemoved {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n"): (typeof documents)["\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreNotification($id: ID!) {\n    restoreNotification(id: $id) {\n      ...NotificationItem\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreNotification($id: ID!) {\n    restoreNotification(id: $id) {\n      ...NotificationItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNotification($id: ID!) {\n    deleteNotification(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteNotification($id: ID!) {\n    deleteNotification(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobOfApplications($jobId: ID!) {\n    hrApplications(jobId: $jobId, pageSize: 1) {\n      items {\n        id\n        job {\n          id\n          number\n          title\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobOfApplications($jobId: ID!) {\n    hrApplications(jobId: $jobId, pageSize: 1) {\n      items {\n        id\n        job {\n          id\n          number\n          title\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppliedJobs($tab: AppliedTab!, $page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    applications: myApplications(tab: $tab, page: $page, pageSize: $pageSize) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n    following: myApplications(tab: $tab, page: $rowBehind, pageSize: 1) {\n      id\n    }\n    applied: myApplications(tab: APPLIED, pageSize: 1) {\n      id\n    }\n    hiringDone: myApplications(tab: HIRING_DONE, pageSize: 1) {\n      id\n    }\n    withdrawn: myApplications(tab: WITHDRAWN, pageSize: 1) {\n      id\n    }\n  }\n"): (typeof documents)["\n  query AppliedJobs($tab: AppliedTab!, $page: Int!, $pageSize: Int!, $rowBehind: Int!) {\n    applications: myApplications(tab: $tab, page: $page, pageSize: $pageSize) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n    following: myApplications(tab: $tab, page: $rowBehind, pageSize: 1) {\n      id\n    }\n    applied: myApplications(tab: APPLIED, pageSize: 1) {\n      id\n    }\n    hiringDone: myApplications(tab: HIRING_DONE, pageSize: 1) {\n      id\n    }\n    withdrawn: myApplications(tab: WITHDRAWN, pageSize: 1) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedApplication($id: ID!) {\n    application(id: $id) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n"): (typeof documents)["\n  query LinkedApplication($id: ID!) {\n    application(id: $id) {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MyApplicationChanged {\n    applicationChanged {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n"): (typeof documents)["\n  subscription MyApplicationChanged {\n    applicationChanged {\n      ...AppliedCard\n      ...ReviewedApplication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplyForJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...SeekerJobCard\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n"): (typeof documents)["\n  query ApplyForJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {\n    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      items {\n        ...SeekerJobCard\n      }\n      total\n      totalIsExact\n      page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeekerInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...SeekerInterview\n    }\n  }\n"): (typeof documents)["\n  query SeekerInterviews($date: Date, $until: Date) {\n    interviews(date: $date, until: $until) {\n      ...SeekerInterview\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeekerJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...SaveToggleJob\n      ...JobUpdatesJob\n      ...SimilarJobs\n      ...CompanyReviewsJob\n    }\n  }\n"): (typeof documents)["\n  query SeekerJob($id: ID!) {\n    job(id: $id) {\n      ...PublicJobDetails\n      ...ApplyActionJob\n      ...SaveToggleJob\n      ...JobUpdatesJob\n      ...SimilarJobs\n      ...CompanyReviewsJob\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {\n    resetPassword(email: $email, token: $token, newPassword: $newPassword) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {\n    resetPassword(email: $email, token: $token, newPassword: $newPassword) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUpPortal($input: SetupInput!) {\n    setUpPortal(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SetUpPortal($input: SetupInput!) {\n    setUpPortal(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptAdminInvitation($input: AcceptAdminInvitationInput!) {\n    acceptAdminInvitation(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptAdminInvitation($input: AcceptAdminInvitationInput!) {\n    acceptAdminInvitation(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePasswordByLink($email: String!, $token: String!, $oldPassword: String!, $newPassword: String!) {\n    changePasswordByLink(email: $email, token: $token, oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePasswordByLink($email: String!, $token: String!, $oldPassword: String!, $newPassword: String!) {\n    changePasswordByLink(email: $email, token: $token, oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {\n    changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyDataExport {\n    myDataExport {\n      ...DataExportFields\n    }\n  }\n\n  fragment DataExportFields on DataExport {\n    id\n    state\n    requestedAt\n    expiresAt\n    file {\n      id\n      url\n      size\n    }\n  }\n"): (typeof documents)["\n  query MyDataExport {\n    myDataExport {\n      ...DataExportFields\n    }\n  }\n\n  fragment DataExportFields on DataExport {\n    id\n    state\n    requestedAt\n    expiresAt\n    file {\n      id\n      url\n      size\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestDataExport {\n    requestDataExport {\n      ...DataExportFields\n    }\n  }\n"): (typeof documents)["\n  mutation RequestDataExport {\n    requestDataExport {\n      ...DataExportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyConsents {\n    myConsents {\n      id\n      kind\n      version\n      givenAt\n      withdrawnAt\n    }\n  }\n"): (typeof documents)["\n  query MyConsents {\n    myConsents {\n      id\n      kind\n      version\n      givenAt\n      withdrawnAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyResumeViews($after: String) {\n    myResumeViews(after: $after) {\n      items {\n        id\n        kind\n        at\n        recruiterName\n        companyName\n        jobTitle\n      }\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  query MyResumeViews($after: String) {\n    myResumeViews(after: $after) {\n      items {\n        id\n        kind\n        at\n        recruiterName\n        companyName\n        jobTitle\n      }\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      id\n      deletesAt\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      id\n      deletesAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeekerProfile {\n    jobseekerProfile {\n      ...SeekerProfileFields\n    }\n  }\n\n  fragment SeekerProfileFields on JobseekerProfile {\n    username\n    email\n    phone\n    gender\n    address\n    skills\n    whatsapp\n    bio\n    parentDetailsName\n    parentDetailsPhone\n    parentDetailsRelation\n    parentDetailsEmail\n    education\n    program\n    portfolio\n    location\n    experienceYears\n    projects {\n      name\n      description\n      technologies\n    }\n    certifications\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n  }\n"): (typeof documents)["\n  query SeekerProfile {\n    jobseekerProfile {\n      ...SeekerProfileFields\n    }\n  }\n\n  fragment SeekerProfileFields on JobseekerProfile {\n    username\n    email\n    phone\n    gender\n    address\n    skills\n    whatsapp\n    bio\n    parentDetailsName\n    parentDetailsPhone\n    parentDetailsRelation\n    parentDetailsEmail\n    education\n    program\n    portfolio\n    location\n    experienceYears\n    projects {\n      name\n      description\n      technologies\n    }\n    certifications\n    resume {\n      id\n      name\n      size\n      type\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSeekerProfile($input: JobseekerProfileInput!) {\n    updateJobseekerProfile(input: $input) {\n      ...SeekerProfileFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSeekerProfile($input: JobseekerProfileInput!) {\n    updateJobseekerProfile(input: $input) {\n      ...SeekerProfileFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrProfile {\n    hrProfile {\n      ...HrProfileFields\n    }\n    hrAnalytics {\n      totalJobs\n    }\n  }\n\n  fragment HrProfileFields on HrProfile {\n    name\n    email\n    phone\n    location\n    company\n    membership\n    role\n    experience\n    positionType\n    contactPerson\n    contactEmail\n    jobsWaitForVerification\n    companyDetails {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n  }\n"): (typeof documents)["\n  query HrProfile {\n    hrProfile {\n      ...HrProfileFields\n    }\n    hrAnalytics {\n      totalJobs\n    }\n  }\n\n  fragment HrProfileFields on HrProfile {\n    name\n    email\n    phone\n    location\n    company\n    membership\n    role\n    experience\n    positionType\n    contactPerson\n    contactEmail\n    jobsWaitForVerification\n    companyDetails {\n      id\n      name\n      rating\n      reviewCount\n      verified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateHrProfile($input: HrProfileInput!) {\n    updateHrProfile(input: $input) {\n      ...HrProfileFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateHrProfile($input: HrProfileInput!) {\n    updateHrProfile(input: $input) {\n      ...HrProfileFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCompanyReviews($page: Int!, $pageSize: Int!) {\n    hrProfile {\n      companyDetails {\n        id\n        reviews(page: $page, pageSize: $pageSize) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnCompanyReviews($page: Int!, $pageSize: Int!) {\n    hrProfile {\n      companyDetails {\n        id\n        reviews(page: $page, pageSize: $pageSize) {\n          items {\n            ...CompanyReviewParts\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskToJoinCompany($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n"): (typeof documents)["\n  mutation AskToJoinCompany($company: String!) {\n    askToJoinCompany(company: $company)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveCompany {\n    leaveCompany\n  }\n"): (typeof documents)["\n  mutation LeaveCompany {\n    leaveCompany\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JoinRequests($page: Int!, $pageSize: Int!) {\n    joinRequests(page: $page, pageSize: $pageSize) {\n      items {\n        ...JoinRequestParts\n      }\n      total\n    }\n  }\n\n  fragment JoinRequestParts on JoinRequest {\n    id\n    companyName\n    name\n    email\n    askedAt\n  }\n"): (typeof documents)["\n  query JoinRequests($page: Int!, $pageSize: Int!) {\n    joinRequests(page: $page, pageSize: $pageSize) {\n      items {\n        ...JoinRequestParts\n      }\n      total\n    }\n  }\n\n  fragment JoinRequestParts on JoinRequest {\n    id\n    companyName\n    name\n    email\n    askedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    answerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n"): (typeof documents)["\n  mutation AnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {\n    answerJoinRequest(id: $id, isAccepted: $isAccepted)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Signup($input: SignupInput!) {\n    signup(input: $input) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n"): (typeof documents)["\n  mutation Signup($input: SignupInput!) {\n    signup(input: $input) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifySignup($email: String!, $otp: String!, $tempToken: String!) {\n    verifySignup(email: $email, otp: $otp, tempToken: $tempToken) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation VerifySignup($email: String!, $otp: String!, $tempToken: String!) {\n    verifySignup(email: $email, otp: $otp, tempToken: $tempToken) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendSignupCode($email: String!, $tempToken: String!) {\n    resendSignupCode(email: $email, tempToken: $tempToken) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n"): (typeof documents)["\n  mutation ResendSignupCode($email: String!, $tempToken: String!) {\n    resendSignupCode(email: $email, tempToken: $tempToken) {\n      tempToken\n      ...CodeTicketCounters\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingSignup {\n    pendingSignup {\n      email\n      name\n      ticket {\n        tempToken\n        ...CodeTicketCounters\n      }\n    }\n  }\n"): (typeof documents)["\n  query PendingSignup {\n    pendingSignup {\n      email\n      name\n      ticket {\n        tempToken\n        ...CodeTicketCounters\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSignup {\n    cancelSignup\n  }\n"): (typeof documents)["\n  mutation CancelSignup {\n    cancelSignup\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TalentProfiles($filter: TalentFilter!, $page: Int!, $jobId: ID) {\n    talentProfiles(filter: $filter, page: $page) {\n      items {\n        ...TalentFields\n        matchedSkills\n        standing(jobId: $jobId)\n      }\n      total\n      totalIsExact\n      pageSize\n    }\n  }\n\n  fragment TalentFields on TalentProfile {\n    id\n    skills\n    location\n    experienceYears\n    education\n    program\n  }\n"): (typeof documents)["\n  query TalentProfiles($filter: TalentFilter!, $page: Int!, $jobId: ID) {\n    talentProfiles(filter: $filter, page: $page) {\n      items {\n        ...TalentFields\n        matchedSkills\n        standing(jobId: $jobId)\n      }\n      total\n      totalIsExact\n      pageSize\n    }\n  }\n\n  fragment TalentFields on TalentProfile {\n    id\n    skills\n    location\n    experienceYears\n    education\n    program\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnStanding {\n    hrProfile {\n      company\n      membership\n    }\n  }\n"): (typeof documents)["\n  query OwnStanding {\n    hrProfile {\n      company\n      membership\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsToInviteTo {\n    hrJobs(pageSize: 100) {\n      items {\n        ...JobToInviteTo\n      }\n    }\n  }\n\n  fragment JobToInviteTo on Job {\n    id\n    number\n    title\n    status\n    location\n    isRemote\n    skills\n  }\n"): (typeof documents)["\n  query JobsToInviteTo {\n    hrJobs(pageSize: 100) {\n      items {\n        ...JobToInviteTo\n      }\n    }\n  }\n\n  fragment JobToInviteTo on Job {\n    id\n    number\n    title\n    status\n    location\n    isRemote\n    skills\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteToJob($jobId: ID!, $talentId: ID!, $idempotencyKey: String) {\n    inviteToJob(jobId: $jobId, talentId: $talentId, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation InviteToJob($jobId: ID!, $talentId: ID!, $idempotencyKey: String) {\n    inviteToJob(jobId: $jobId, talentId: $talentId, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentInvitations($jobId: ID, $page: Int!) {\n    sentInvitations(jobId: $jobId, page: $page) {\n      items {\n        ...SentInvitation\n      }\n      total\n      pageSize\n    }\n  }\n\n  fragment SentInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    state\n    sentAt\n    expiresAt\n    profile {\n      ...TalentFields\n    }\n    application {\n      id\n      applicant {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query SentInvitations($jobId: ID, $page: Int!) {\n    sentInvitations(jobId: $jobId, page: $page) {\n      items {\n        ...SentInvitation\n      }\n      total\n      pageSize\n    }\n  }\n\n  fragment SentInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    state\n    sentAt\n    expiresAt\n    profile {\n      ...TalentFields\n    }\n    application {\n      id\n      applicant {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      ...SentInvitation\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawInvitation($id: ID!) {\n    withdrawInvitation(id: $id) {\n      ...SentInvitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTalentProfile {\n    myTalentProfile {\n      ...TalentFields\n    }\n  }\n"): (typeof documents)["\n  query MyTalentProfile {\n    myTalentProfile {\n      ...TalentFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTalentVisibility($isVisible: Boolean!) {\n    setTalentVisibility(isVisible: $isVisible) {\n      ...TalentFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetTalentVisibility($isVisible: Boolean!) {\n    setTalentVisibility(isVisible: $isVisible) {\n      ...TalentFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyInvitations($page: Int!) {\n    myInvitations(page: $page) {\n      items {\n        ...ReceivedInvitation\n      }\n      total\n      pageSize\n    }\n    invitationBlocks {\n      id\n      companyName\n    }\n  }\n\n  fragment ReceivedInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    companyName\n    state\n    sentAt\n    expiresAt\n  }\n"): (typeof documents)["\n  query MyInvitations($page: Int!) {\n    myInvitations(page: $page) {\n      items {\n        ...ReceivedInvitation\n      }\n      total\n      pageSize\n    }\n    invitationBlocks {\n      id\n      companyName\n    }\n  }\n\n  fragment ReceivedInvitation on Invitation {\n    id\n    jobId\n    jobTitle\n    companyName\n    state\n    sentAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription InvitationNotified {\n    notificationReceived {\n      id\n      link\n    }\n  }\n"): (typeof documents)["\n  subscription InvitationNotified {\n    notificationReceived {\n      id\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($id: ID!) {\n    acceptInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($id: ID!) {\n    acceptInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineInvitation($id: ID!) {\n    declineInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineInvitation($id: ID!) {\n    declineInvitation(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockInvitations($id: ID!) {\n    blockInvitations(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n"): (typeof documents)["\n  mutation BlockInvitations($id: ID!) {\n    blockInvitations(id: $id) {\n      ...ReceivedInvitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveInvitationBlock($id: ID!) {\n    removeInvitationBlock(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveInvitationBlock($id: ID!) {\n    removeInvitationBlock(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhooks {\n    webhooks {\n      ...WebhookFields\n    }\n    hrProfile {\n      companyDetails {\n        ...WebhookCompany\n      }\n    }\n  }\n\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    failingSince\n    company {\n      id\n      name\n    }\n  }\n\n  fragment WebhookCompany on Company {\n    id\n    name\n    verified\n  }\n"): (typeof documents)["\n  query Webhooks {\n    webhooks {\n      ...WebhookFields\n    }\n    hrProfile {\n      companyDetails {\n        ...WebhookCompany\n      }\n    }\n  }\n\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    failingSince\n    company {\n      id\n      name\n    }\n  }\n\n  fragment WebhookCompany on Company {\n    id\n    name\n    verified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: WebhookInput!, $scope: WebhookScope, $idempotencyKey: String) {\n    createWebhook(input: $input, scope: $scope, idempotencyKey: $idempotencyKey) {\n      secret\n      webhook {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($input: WebhookInput!, $scope: WebhookScope, $idempotencyKey: String) {\n    createWebhook(input: $input, scope: $scope, idempotencyKey: $idempotencyKey) {\n      secret\n      webhook {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($id: ID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      ...WebhookFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($id: ID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      ...WebhookFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($id: ID!) {\n    webhookDeliveries(id: $id) {\n      ...DeliveryFields\n    }\n  }\n\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    event\n    createdAt\n    attempts\n    nextAttemptAt\n    outcome\n    status\n    durationMs\n    answer\n    tries {\n      at\n      status\n      durationMs\n      answer\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($id: ID!) {\n    webhookDeliveries(id: $id) {\n      ...DeliveryFields\n    }\n  }\n\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    event\n    createdAt\n    attempts\n    nextAttemptAt\n    outcome\n    status\n    durationMs\n    answer\n    tries {\n      at\n      status\n      durationMs\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      ...DeliveryFields\n    }\n  }\n"): (typeof documents)["\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      ...DeliveryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      ...DeliveryFields\n    }\n  }\n"): (typeof documents)["\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      ...DeliveryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendFailedWebhookDeliveries($id: ID!) {\n    resendFailedWebhookDeliveries(id: $id)\n  }\n"): (typeof documents)["\n  mutation ResendFailedWebhookDeliveries($id: ID!) {\n    resendFailedWebhookDeliveries(id: $id)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;