import { atCode, type Calls, type Edge, rscOr404 } from '../edge.ts'
import { unitPage } from './present.ts'

export const unitCalls = ({ found }: Edge) =>
  ({
    getUnit: async ({ params }) => {
      const code = rscOr404(params.code, 'unit')
      const page = await found(`unit ${code}`, (tx, seq) => unitPage(tx, seq, code))
      return atCode(page, 'code', code, page.view.unit.code)
    },
  }) satisfies Calls<'getUnit'>
