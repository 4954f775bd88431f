export type { FormMakers, MadeForm } from './form-makers.ts'
export { createForms } from './forms.ts'
