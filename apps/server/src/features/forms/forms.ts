import { calendarForms } from './calendar-forms.ts'
import type { FormMakers, FormOptions } from './form-makers.ts'
import { tableForms } from './table-forms.ts'

/** Every form on this database. */
export const createForms = (options: FormOptions): FormMakers => ({ ...tableForms(options), ...calendarForms(options) })
