import type { Task } from '../../core/tasks.ts';
import { deliverWebhooks, removeOldWebhookDeliveries } from './webhook-delivery.service.ts';
import { deliveryTask } from './webhook.service.ts';

export const webhookTasks: Task[] = [
  { name: deliveryTask, cron: '* * * * *', longestSeconds: 180, run: deliverWebhooks },
  { name: 'remove-webhook-deliveries', cron: '50 2 * * *', run: removeOldWebhookDeliveries },
];
