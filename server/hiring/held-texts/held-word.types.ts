import { labelledEnum } from '../../core/labelled-enum.ts';
import { heldReasonLabels } from './held-word.labels.ts';

export const HeldReasonEnum = labelledEnum('HeldReason', 'Why the text of a job is held for review.', heldReasonLabels);
