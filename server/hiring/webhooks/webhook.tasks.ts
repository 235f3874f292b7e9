import type { Task } from '../../core/tasks.ts';
import { deliverWebhooks, removeOldWebhookDeliveries } from './webhook-delivery.service.ts';

export const webhookTasks: Task[] = [
  { name: 'deliver-webhooks', cron: '* * * * *', run: deliverWebhooks },
  { name: 'remove-webhook-deliveries', cron: '50 2 * * *', run: removeOldWebhookDeliveries },
];
