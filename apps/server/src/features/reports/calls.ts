import { parseRsc, rscPrefix } from '@games/domain'
import { anew, type Calls, type Edge } from '../edge.ts'
import { reportIndex, reportsOf } from './present.ts'

export const reportCalls = ({ read, found, dayOf }: Edge) =>
  ({
    listReportDisciplines: () => read(reportIndex),
    listReports: async ({ params: { discipline }, query: { unit, ...query } }) => {
      const code = parseRsc(unit ?? discipline)
      const of = code.ok ? rscPrefix(code.value, unit ? 'unit' : 'discipline') : ''
      const day = query.day && (await dayOf(query.day))
      const reports = await found(`reports of ${unit ?? discipline}`, async (tx, seq) =>
        of.startsWith(discipline) ? reportsOf(tx, seq, of, { ...query, day }) : null,
      )
      // today is another day tomorrow
      return query.day === day ? reports : anew(reports)
    },
  }) satisfies Calls<'listReportDisciplines' | 'listReports'>
