import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** For each part. Servers started earlier keep reading the files of their builds. */
const keptBuilds = 4;
const longestBuildInMs = 3_600_000;

/**
 * Builds one part in its own folder, `<part>-<stamp>`, and then points the link `<part>` at it (docs/decisions/0008).
 * `place` is the folder inside it that the link points to. Returns false if the link already pointed there.
 */
export async function publish(dist, part, { stamp, place = '', build }) {
  const name = `${part}-${stamp.slice(0, 16)}`;
  const [folder, link, target] = [join(dist, name), join(dist, part), join(name, place)];
  if (existsSync(link) && (await readlink(link).catch(() => '')) === target) return false;
  await mkdir(dist, { recursive: true });
  if (!existsSync(folder)) await buildInto(folder, build);
  const now = (performance.timeOrigin + performance.now()) / 1000;
  await utimes(folder, now, now);
  await moveFolderOfEarlierVersion(link);
  const nextLink = `${link}.${process.pid}`;
  await symlink(target, nextLink);
  await rename(nextLink, link);
  await removeOld(dist, part, name);
  return true;
}

async function buildInto(folder, build) {
  const unfinished = `${folder}.${process.pid}.part`;
  try {
    await build(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    // Another process has built the same one meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** An older layout had one folder, which each build emptied. */
async function moveFolderOfEarlierVersion(link) {
  const found = await lstat(link).catch(() => undefined);
  if (found?.isDirectory()) await rename(link, `${link}-before`);
}

async function removeOld(dist, part, current) {
  const names = (await readdir(dist)).filter((name) => name.startsWith(`${part}-`) && name !== current);
  const builds = await Promise.all(
    names.map(async (name) => ({ path: join(dist, name), madeAt: (await stat(join(dist, name))).mtimeMs })),
  );
  const isUnfinished = ({ path }) => path.endsWith('.part');
  const finished = builds.filter((build) => !isUnfinished(build)).toSorted((one, other) => other.madeAt - one.madeAt);
  const broken = builds.filter((each) => isUnfinished(each) && each.madeAt < Date.now() - longestBuildInMs);
  for (const { path } of [...finished.slice(keptBuilds - 1), ...broken])
    await rm(path, { recursive: true, force: true });
}
