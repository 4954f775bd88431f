import { type Calls, type Edge, rscOr404 } from '../edge.ts'
import { unitPage } from './present.ts'

export const unitCalls = ({ found }: Edge) =>
  ({
    getUnit: async ({ params }) => {
      const code = rscOr404(params.code, 'unit')
      return found(`unit ${code}`, (tx, seq) => unitPage(tx, seq, code))
    },
  }) satisfies Calls<'getUnit'>
