import type { Locator } from 'playwright-core';

/** Opens the antd Select with this label. */
async function open(form: Locator, label: string): Promise<Locator> {
  await form.getByRole('combobox', { name: label }).click();
  return form.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
}

/** Chooses an option of an antd Select. */
export const choose = async (form: Locator, label: string, option: string): Promise<void> =>
  (await open(form, label)).filter({ hasText: option }).first().click();

/** The options of an antd Select. */
export async function optionsOf(form: Locator, label: string): Promise<string[]> {
  const options = await open(form, label);
  await options.first().waitFor();
  const texts = await options.allInnerTexts();
  await form.page().keyboard.press('Escape');
  return texts;
}
