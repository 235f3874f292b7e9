import { graphql } from '../../gql/gql.ts';

export const InterviewsDocument = graphql(/* GraphQL */ `
  query RecruiterInterviews($date: Date, $until: Date) {
    interviews(date: $date, until: $until) {
      ...InterviewEntry
    }
  }

  fragment InterviewEntry on Interview {
    id
    title
    candidate
    date
    slot
    slotText
    endsAt
    status
    calendarUrl
    place {
      mode
      location
    }
    application {
      id
      applicant {
        name
        phone
      }
      job {
        id
      }
    }
  }

  fragment ApplicationInterview on Application {
    id
    applicant {
      name
      phone
    }
    interview {
      id
      date
      slot
      slotText
      status
      place {
        mode
        location
      }
    }
  }
`);

export const TakenSlotsDocument = graphql(/* GraphQL */ `
  query TakenSlots($applicationId: ID, $date: Date!) {
    takenInterviewSlots(applicationId: $applicationId, date: $date)
  }
`);

export const ScheduleInterviewDocument = graphql(/* GraphQL */ `
  mutation ScheduleInterview(
    $applicationId: ID!
    $date: Date!
    $slot: InterviewSlot!
    $place: InterviewPlaceInput
  ) {
    scheduleInterview(applicationId: $applicationId, date: $date, slot: $slot, place: $place) {
      ...InterviewEntry
      application {
        ...ApplicationInterview
        ...ApplicationProgress
      }
    }
  }
`);

export const AddInterviewDocument = graphql(/* GraphQL */ `
  mutation AddInterview($input: NewInterviewInput!) {
    addInterview(input: $input) {
      ...InterviewEntry
    }
  }
`);

export const UpdateInterviewDocument = graphql(/* GraphQL */ `
  mutation UpdateInterview($id: ID!, $input: InterviewInput!) {
    updateInterview(id: $id, input: $input) {
      ...InterviewEntry
    }
  }
`);

export const DeleteInterviewDocument = graphql(/* GraphQL */ `
  mutation DeleteInterview($id: ID!) {
    deleteInterview(id: $id)
  }
`);
