import { graphql } from '../../gql/gql.ts';

export const HiringFiguresDocument = graphql(/* GraphQL */ `
  query HiringFigures($jobId: ID, $period: AnalyticsPeriod!) {
    hrAnalytics(jobId: $jobId, period: $period) {
      hiring {
        ...HiringFigures
      }
    }
  }

  fragment HiringFigures on HiringFigures {
    from
    to
    applications
    applicationsBefore
    timeline {
      from
      to
      applications
    }
    steps {
      step
      applications
    }
    statuses {
      status
      statusText
      applications
    }
    firstAnswer {
      ...WaitingTimes
    }
    firstDecision {
      ...WaitingTimes
    }
  }

  fragment WaitingTimes on WaitingTimes {
    medianHours
    waiting
    spans {
      belowHours
      applications
    }
  }
`);
