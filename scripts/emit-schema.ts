// Writes schema.graphql from the resolvers; with --check it only checks whether the file is up to date.
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaText } from '../server/app/graphql-schema.ts';

const file = join(import.meta.dirname, '../schema.graphql');
const text = schemaText();

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8')) !== text) {
  console.error('schema.graphql does not match the resolvers: run npm run generate.');
  process.exitCode = 1;
}
