import { createContext, type ReactNode, useContext } from 'react'

export interface FieldContextValue {
  /** The control's id; the label points to it. */
  controlId: string
  /** Id of the label, for a set of controls that it names. */
  labelId: string
  /** Ids of hint and error, space-separated; undefined when there is neither. */
  describedBy: string | undefined
  /** There is an error. */
  invalid: boolean
  /** It must be filled in. */
  required: boolean
  /** Hint and error, where the control draws them itself. */
  messages: ReactNode
}

/** What a Field tells the control inside it; null outside of a Field. */
export const FieldContext = createContext<FieldContextValue | null>(null)

/** The props of a control that a Field can fill in. */
export interface FieldControlProps {
  /** Id of the control; the Field's if not given. */
  id?: string | undefined
  /** It must be filled in; the Field's word if not given. */
  required?: boolean | undefined
  /** Ids of what describes it, space-separated; those of a Field are added. */
  'aria-describedby'?: string | undefined
  /** Marks it wrong; the Field's word if not given. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Joins id references; undefined when none is left, so that no empty attribute is written. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/**
 * Connects a control to the Field around it: adds id, aria-describedby, aria-invalid and required to the
 * control's own props. What the control was given itself wins; descriptions are joined. Outside of a Field
 * the props come back unchanged.
 */
export function useFieldControl<P extends FieldControlProps>(
  props: P,
): Omit<P, keyof FieldControlProps> & Required<FieldControlProps> {
  const field = useContext(FieldContext)
  return {
    ...props,
    id: props.id ?? field?.controlId,
    required: props.required ?? (field?.required || undefined),
    'aria-describedby': joinIds(field?.describedBy, props['aria-describedby']),
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

/** Hint and error of the surrounding Field, where it leaves them to the control. */
export function useFieldMessages(): ReactNode {
  return useContext(FieldContext)?.messages
}

/** The id of the surrounding Field's label, for sets of controls that are named by aria-labelledby. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}
