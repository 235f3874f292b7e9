import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { type Tags, TagsField } from './tags-field.tsx';

function Skills() {
  const [value, setValue] = useState<Tags>({ tags: [], pending: '' });
  return <TagsField label="Skills" noun="skill" value={value} onChange={setValue} />;
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Skills', { selector: 'input' }), { target: { value: text } });
const pressEnter = () => fireEvent.keyDown(screen.getByLabelText('Skills', { selector: 'input' }), { key: 'Enter' });
const tags = () =>
  within(screen.getByRole('list', { name: 'Skills' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => void render(<Skills />));

test('HPOST-25 a skill is added by the button and by Enter, which does not send the form', () => {
  type('React');
  fireEvent.click(screen.getByRole('button', { name: 'Add skill' }));
  type('TypeScript');
  const isLeftToTheForm = pressEnter();
  expect(isLeftToTheForm).toBe(false);
  expect(tags()).toEqual(['React', 'TypeScript']);
  expect(screen.getByLabelText<HTMLInputElement>('Skills', { selector: 'input' }).value).toBe('');
});

test('HPOST-26 skills are trimmed and empty ones are not added', () => {
  type('   ');
  pressEnter();
  expect(screen.queryByRole('listitem')).toBeNull();
  type('  Tally  ');
  pressEnter();
  expect(tags()).toEqual(['Tally']);
});

test('HPOST-27 a repeated skill is ignored, whatever its case', () => {
  for (const skill of ['React', 'react', 'REACT ']) {
    type(skill);
    pressEnter();
  }
  expect(tags()).toEqual(['React']);
});

test('a skill can be removed', () => {
  type('React');
  pressEnter();
  fireEvent.click(screen.getByRole('button', { name: 'Remove React' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('removing skills by keyboard goes on with the next one, and from the last to adding another', () => {
  for (const skill of ['React', 'Tally', 'Excel']) {
    type(skill);
    pressEnter();
  }
  const remove = (skill: string) => {
    const button = screen.getByRole('button', { name: `Remove ${skill}` });
    button.focus();
    fireEvent.click(button);
    return document.activeElement?.getAttribute('aria-label');
  };
  expect([remove('Tally'), remove('Excel'), remove('React')]).toEqual(['Remove Excel', 'Remove React', 'Add skill']);
});
