import { createContext, use, type ReactNode } from 'react';
import { may, type Permission, type Role } from '../../../schema/roles.ts';

/** The roles of the person who is logged in. */
export const RolesContext = createContext<readonly Role[]>([]);

/** Whether the person who is logged in has a permission (product 21.1). */
export function useMay(permission: Permission): boolean {
  return may(use(RolesContext), permission);
}

/** The same for several permissions, in a list or a callback. */
export function usePermissions(): (permission: Permission) => boolean {
  const roles = use(RolesContext);
  return (permission) => may(roles, permission);
}

interface PermittedProps {
  to: Permission;
  children: ReactNode;
}

/** Its content, for people with a permission. */
export function Permitted({ to, children }: PermittedProps) {
  return useMay(to) ? children : null;
}
