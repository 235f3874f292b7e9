import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  private readonly mails = new Counter({
    name: 'kaamyab_mails_total',
    help: 'Mails by outcome of the attempt.',
    labelNames: ['outcome'],
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
  private readonly lastBackup = new Gauge({
    name: 'kaamyab_last_backup_timestamp_seconds',
    help: 'When the newest archive in BACKUP_DIR was made; 0 until this process has looked.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observeUseCase(name: string, outcome: string, milliseconds: number): void {
    this.useCases.observe({ name, outcome }, milliseconds / 1000);
  }

  countCredentialAttempt(step: string, outcome: 'right' | 'wrong' | 'refused'): void {
    this.credentialAttempts.inc({ step, outcome });
  }

  countBackup(outcome: 'made' | 'failed'): void {
    this.backups.inc({ outcome });
  }

  rememberBackup(at: Date): void {
    this.lastBackup.set(at.getTime() / 1000);
  }

  countMail(outcome: 'delivered' | 'refused' | 'expired' | 'abandoned' | 'unreadable'): void {
    this.mails.inc({ outcome });
  }
}
