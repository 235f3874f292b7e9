// Writes docs/authorisation.md from the authorisation matrix; server/app/authorisation.test.ts tells whether it is up to date.
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAuthorisation } from '../server/app/authorisation.document.ts';

await writeFile(join(import.meta.dirname, '../docs/authorisation.md'), renderAuthorisation());
