import { Trans } from '@lingui/react/macro';
import { render } from '@testing-library/react';
import { WithWords } from '../../../test/with-words.tsx';

test.each([
  '<script>alert(1)</script>',
  '<0>Careers</0>',
  'R<D',
  '<b/>',
  String.raw`\u003c0\u003eCareers`,
  String.raw`C:\x41`,
])('C-12 a name like %s is plain text', (name) => {
  const { container } = render(
    <Trans>
      Reviews of {name} by <em>seekers</em>
    </Trans>,
    { wrapper: WithWords },
  );
  expect(container.innerHTML).toBe(
    `Reviews of ${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')} by <em>seekers</em>`,
  );
});
