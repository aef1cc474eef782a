import { createContext, useContext, type ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';

/**
 * Renders the control of any field. A context, because controls that contain other fields and the
 * renderer depend on each other.
 */
export const RenderFieldContext = createContext<(field: FieldProps) => ReactNode>(() => null);

export function useRenderField(): (field: FieldProps) => ReactNode {
  return useContext(RenderFieldContext);
}
