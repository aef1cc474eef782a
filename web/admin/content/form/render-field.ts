import { createContext, useContext, type ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

/**
 * Draws the control of any field, for those that hold other fields: they and it need one another.
 */
export const RenderFieldContext = createContext<(field: FieldProps) => ReactNode>(() => null);

/** Draws the control of any field. */
export function useRenderField(): (field: FieldProps) => ReactNode {
  return useContext(RenderFieldContext);
}
