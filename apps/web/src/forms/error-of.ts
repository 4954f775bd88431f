/** A field's fault as a prop, which is not there where nothing is wrong. */
export const errorOf = (error: string | undefined): { error?: string } => (error === undefined ? {} : { error })
