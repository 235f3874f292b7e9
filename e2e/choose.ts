import type { Locator } from 'playwright-core';

/** Chooses an option of an antd Select. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  const options = form.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  await options.filter({ hasText: option }).first().click();
}
