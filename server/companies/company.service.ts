import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { defineLoader } from '../core/loader.ts';
import { Company } from './company.entity.ts';

/** Id of the company of this name (compared without case), which is made if it is new. */
export async function findOrCreateCompany(tx: EntityManager, name: string, createdById: string): Promise<string> {
  const [made] = (await tx.query('insert into companies (name, created_by_id) values ($1, $2) on conflict (name) do nothing returning id', [name, createdById])) as { id: string }[];
  return made?.id ?? (await tx.getRepository(Company).findOneByOrFail({ name })).id;
}

/** Whether an admin has looked at it. */
export const isVerifiedCompany = (tx: EntityManager, id: string): Promise<boolean> => tx.existsBy(Company, { id, verifiedAt: Not(IsNull()) });

/** A company by its id, read together with the others of the same request. */
export const loadCompany = defineLoader<Company>(({ services }, ids) => services.database.manager.findBy(Company, { id: In(ids) }), ({ id }) => id);
