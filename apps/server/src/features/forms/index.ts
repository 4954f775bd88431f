export { createForms, type FormMakers, type MadeForm } from './forms.ts'
