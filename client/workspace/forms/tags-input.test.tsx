import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fill, user } from '../../../test/user.ts';
import { type Tags, TagsInput } from './tags-input.tsx';

const send = jest.fn();

function Skills() {
  const [value, setValue] = useState<Tags>({ tags: [], pending: '' });
  return (
    <form onSubmit={send}>
      <label htmlFor="skills">Skills</label>
      <TagsInput id="skills" label="Skills" noun="skill" value={value} onChange={setValue} />
    </form>
  );
}

const type = (text: string) => fill(screen.getByLabelText('Skills', { selector: 'input' }), text);
const pressEnter = () => user.keyboard('[Enter]');
const tags = () =>
  within(screen.getByRole('list', { name: 'Skills' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => void render(<Skills />));

test('HPOST-25 the button and Enter add a skill, and Enter does not submit the form', async () => {
  await type('React');
  await user.click(screen.getByRole('button', { name: 'Add skill' }));
  await type('TypeScript');
  await pressEnter();
  expect(send).not.toHaveBeenCalled();
  expect(tags()).toEqual(['React', 'TypeScript']);
  expect(screen.getByLabelText<HTMLInputElement>('Skills', { selector: 'input' }).value).toBe('');
});

test('HPOST-26 skills are trimmed and empty ones are not added', async () => {
  await type('   ');
  await pressEnter();
  expect(screen.queryByRole('listitem')).toBeNull();
  await type('  Tally  ');
  await pressEnter();
  expect(tags()).toEqual(['Tally']);
});

test('HPOST-27 a repeated skill is ignored, in any case', async () => {
  for (const skill of ['React', 'react', 'REACT ']) {
    await type(skill);
    await pressEnter();
  }
  expect(tags()).toEqual(['React']);
});

test('D30 typed or pasted skills are split at commas, semicolons and line breaks', async () => {
  await type('Tally, GST;Excel');
  await pressEnter();
  expect(tags()).toEqual(['Tally', 'GST', 'Excel']);
  await user.click(screen.getByLabelText('Skills', { selector: 'input' }));
  await user.paste('Word\nSAP FICO\tTally');
  expect(tags()).toEqual(['Tally', 'GST', 'Excel', 'Word', 'SAP FICO']);
  await user.paste('Pow');
  expect(screen.getByLabelText<HTMLInputElement>('Skills', { selector: 'input' }).value).toBe('Pow');
});

test('a skill can be removed', async () => {
  await type('React');
  await pressEnter();
  await user.click(screen.getByRole('button', { name: 'Remove React' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('removing skills by keyboard moves the focus to the next one, and from the last to the add field', async () => {
  for (const skill of ['React', 'Tally', 'Excel']) {
    await type(skill);
    await pressEnter();
  }
  const remove = async (skill: string) => {
    const button = screen.getByRole('button', { name: `Remove ${skill}` });
    act(() => button.focus());
    await pressEnter();
    return document.activeElement?.getAttribute('aria-label');
  };
  expect([await remove('Tally'), await remove('Excel'), await remove('React')]).toEqual([
    'Remove Excel',
    'Remove React',
    'Add skill',
  ]);
});
