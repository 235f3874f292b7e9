import { press } from './account-steps.ts';
import { clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs } from './signed-in.ts';

const screen = clockedWindow('/about');

/** A PDF with this many pages, each with its number on it. */
function pdfOf(pageCount: number): Buffer {
  const kids = Array.from({ length: pageCount }, (_, index) => `${4 + index * 2} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pageCount}/Kids[${kids.join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  for (let number = 1; number <= pageCount; number += 1) {
    const words = `BT /F 40 Tf 80 700 Td (Page number ${number}) Tj ET`;
    objects.push(
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>' +
        `/Contents ${objects.length + 2} 0 R>>`,
      `<</Length ${words.length}>>stream\n${words}\nendstream`,
    );
  }
  const parts = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  let offset = '%PDF-1.4\n'.length;
  const offsets = parts.map((part) => {
    const start = `${offset}`.padStart(10, '0');
    offset += part.length;
    return `${start} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `%PDF-1.4\n${parts.join('')}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
      `trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${offset}\n%%EOF\n`,
  );
}

test('HAPP-15 of 800 pages the visible ones are rendered, with selectable text, wide enough for a phone', async () => {
  const { page } = screen;
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(screen, 'JOBSEEKER', '/profile');
  const panel = page.getByRole('region', { name: 'Resume', exact: true });
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer: pdfOf(800) });
  await panel.getByText('long.pdf').waitFor();
  await press(page, 'Preview');
  const preview = panel.getByLabel('Preview of long.pdf');
  await preview.getByText('Page number 1', { exact: true }).waitFor();
  await preview.evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
  await preview.getByText('Page number 800', { exact: true }).waitFor();
  await onPage(() => preview.getByText('Page number 1', { exact: true }).count()).toBe(0);
  expect(await preview.locator('canvas').count()).toBeLessThan(10);

  await press(page, 'Open wide');
  const wide = page.getByRole('dialog', { name: 'long.pdf' });
  await wide.getByText('Page number 1', { exact: true }).waitFor();
  expect((await wide.locator('canvas').first().boundingBox())?.width).toBeGreaterThanOrEqual(720);
  await wide.getByRole('button', { name: 'Close' }).click();
  await onPage(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe('Open wide');
});
