import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotificationBell } from './notification-bell.tsx';

test('NOTIF-18 a bell outside of what provides the notifications is an error, not an empty bell', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<MemoryRouter><NotificationBell /></MemoryRouter>)).toThrow();
  logged.mockRestore();
});
