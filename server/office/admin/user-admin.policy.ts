import type { Actor } from '../../core/actor.rules.ts';
import type { User } from '../../people/users/user.entity.ts';
import { isStaff } from '../../people/identity/sessions/session.rules.ts';

/**
 * An admin acts on seekers and recruiters, a superadmin also on admins; neither on themselves, nor on a superadmin.
 */
export const mayActOn = (actor: Pick<Actor, 'id' | 'role'>, { id, role }: Pick<User, 'id' | 'role'>): boolean =>
  id !== actor.id && (!isStaff({ role }) || (actor.role === 'SUPERADMIN' && role === 'ADMIN'));
