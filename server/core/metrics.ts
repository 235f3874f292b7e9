import { setTimeout as delay } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** By their labels, in the order of `labelNames`. */
type Figure<Label extends string> = { labels: Record<Label, string>; value: number };

interface State<Label extends string> {
  name: string;
  help: string;
  labelNames?: readonly Label[];
  /** Asked at each scrape; what fails or takes long is left out of it. */
  read: () => Figure<Label>[] | Promise<Figure<Label>[]>;
}

const longestReadMs = 1000;

/** A figure without labels. */
export const only = (value: number): Figure<never>[] => [{ labels: {}, value }];

/** Figures for Prometheus; labels are names from the code, never values from a request. */
export class Metrics {
  readonly registry = new Registry();

  private readonly useCases = new Histogram({
    name: 'kaamyab_use_case_seconds',
    help: 'Duration of use cases by name and outcome.',
    labelNames: ['name', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [this.registry],
  });
  private readonly answers = new Histogram({
    name: 'kaamyab_http_answer_seconds',
    help: 'Duration of answers to HTTP requests by method, template of the route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  private readonly mails = new Counter({
    name: 'kaamyab_mails_total',
    help: 'Mails by outcome of the attempt.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly webhookTries = new Counter({
    name: 'kaamyab_webhook_tries_total',
    help: 'Tries to deliver to a webhook: taken, failed with another try to come, or given up.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly taskRuns = new Counter({
    name: 'kaamyab_task_runs_total',
    help: 'Runs of recurring tasks by name and outcome; one that failed is tried again.',
    labelNames: ['name', 'outcome'],
    registers: [this.registry],
  });
  private readonly credentialAttempts = new Counter({
    name: 'kaamyab_credential_attempts_total',
    help: 'Attempts at codes and passwords: right, wrong, or refused unchecked.',
    labelNames: ['step', 'outcome'],
    registers: [this.registry],
  });
  private readonly backups = new Counter({
    name: 'kaamyab_backups_total',
    help: 'Scheduled backups by outcome.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is not counted but looked up. */
  watch<Label extends string = never>({ name, help, labelNames = [], read }: State<Label>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        this.reset();
        // Without labels it would be 0 where there is no figure.
        this.remove({});
        const patience = delay(longestReadMs, [], { ref: false });
        const figures = await Promise.race([(async () => read())().catch(() => []), patience]);
        for (const { labels, value } of figures) this.set(labels, value);
      },
    });
    // A server that is built again in one process registers it once.
    this.registry.removeSingleMetric(name);
    this.registry.registerMetric(gauge);
  }

  observeUseCase(name: string, outcome: string, milliseconds: number): void {
    this.useCases.observe({ name, outcome }, milliseconds / 1000);
  }

  observeAnswer(method: string, route: string, status: number, milliseconds: number): void {
    this.answers.observe({ method, route, status }, milliseconds / 1000);
  }

  countCredentialAttempt(step: string, outcome: 'right' | 'wrong' | 'refused'): void {
    this.credentialAttempts.inc({ step, outcome });
  }

  countBackup(outcome: 'made' | 'failed'): void {
    this.backups.inc({ outcome });
  }

  countMail(outcome: 'delivered' | 'refused' | 'expired' | 'abandoned' | 'unreadable'): void {
    this.mails.inc({ outcome });
  }

  countWebhookTry(outcome: 'taken' | 'failed' | 'given up'): void {
    this.webhookTries.inc({ outcome });
  }

  countTaskRun(name: string, outcome: 'succeeded' | 'failed'): void {
    this.taskRuns.inc({ name, outcome });
  }
}
