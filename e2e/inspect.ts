import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds in a page without frames: its way through them opens another page each time and takes twice as long. */
export const inspect = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
