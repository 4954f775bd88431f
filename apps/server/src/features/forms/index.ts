export type { FormMakers, MadeForm } from './form-makers.ts'
export { createForms } from './forms.ts'
export { type FormDeps, formRoutes } from './routes.ts'
