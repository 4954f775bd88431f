import { ALWAYS, MAY_MISS, NUMBERS_OF_ROWS, OF_ROWS, OF_VALUES } from './functions.ts'
import { columnsOf, isNode, nodesIn, type Tree, type TreeNode, wordOf } from './node-tree.ts'

/** What the database's own tables say. */
export interface Catalog {
  /** Columns declared `not null`, as `relation.number`. */
  readonly notNull: ReadonlySet<string>
  /** Functions by id: the name, whether a null among the arguments makes the value null, and whether JSON is its first argument. */
  readonly functions: ReadonlyMap<string, { readonly name: string; readonly strict: boolean; readonly ofJson: boolean }>
}

/** A query within those that surround it, and what its conditions leave of rows. */
interface Scope {
  readonly query: TreeNode
  readonly outer: Scope | null
  /** Expressions that are not null in any row that is left, as text. */
  readonly known: ReadonlySet<string>
}

/** PostgreSQL's numbers for what a query reads from (`RTEKind`). */
const READS = {
  table: '0',
  subquery: '1',
  join: '2',
  function: '3',
  values: '5',
  named: '6',
  group: '9',
} as const
/** Of joins (`JoinType`). */
const JOINS = { inner: '0', left: '1' } as const
/** Of subqueries in expressions (`SubLinkType`). */
const SUBQUERIES = { exists: '0', any: '2', array: '6' } as const

/** Of statements (`CmdType`). */
const UPDATE = '2'

const textOf = (tree: Tree | undefined): string =>
  JSON.stringify(tree, (name, value: unknown) => (name === 'varnullingrels' ? undefined : value))

const list = (tree: Tree | undefined): readonly Tree[] => (Array.isArray(tree) ? tree : [])

export interface Given {
  /** Parameters that are never null, by number. */
  readonly parameters: ReadonlySet<number>
  /** Whether the statement's conditions count, which leave rows with a null out. */
  readonly conditions: boolean
}

/** Of each column of a statement's rows, by its place: whether no row can have a null there. */
export function neverNull(query: TreeNode, catalog: Catalog, given: Given): boolean[] {
  /** Columns being looked at, since a recursive query names itself: that way no null comes in. */
  const underWay = new Set<string>()

  const scopeOf = (of: TreeNode, outer: Scope | null): Scope => {
    const known = new Set<string>()
    // an update gives what it has written, not what its conditions were about
    if (given.conditions && of.fields['commandType'] !== UPDATE)
      for (const condition of conditions(of.fields['jointree'])) learn(condition, known)
    return { query: of, outer, known }
  }

  /** Conditions that every row fulfils: of `where`, and of joins that leave no row without its partner. */
  const conditions = (tree: Tree | undefined): TreeNode[] => {
    if (!isNode(tree)) return []
    const { fromlist, quals, jointype, larg, rarg } = tree.fields
    const own = isNode(quals) ? [quals] : []
    if (tree.tag === 'FROMEXPR') return [...own, ...nodesIn(fromlist).flatMap(conditions)]
    if (tree.tag !== 'JOINEXPR') return []
    if (jointype === JOINS.inner) return [...own, ...conditions(larg), ...conditions(rarg)]
    return jointype === JOINS.left ? conditions(larg) : []
  }

  /** Adds what cannot be null where the condition is true. */
  const learn = (condition: TreeNode, known: Set<string>): void => {
    const { boolop, args, nulltesttype, arg, testexpr, subLinkType } = condition.fields
    if (condition.tag === 'BOOLEXPR' && boolop === 'and') for (const one of nodesIn(args)) learn(one, known)
    else if (condition.tag === 'BOOLEXPR' && boolop === 'not') learnValue(nodesIn(args)[0], known)
    else if (condition.tag === 'NULLTEST' && nulltesttype === '1') learnValue(arg, known)
    else if (condition.tag === 'SUBLINK' && subLinkType === SUBQUERIES.any) learnValue(testexpr, known)
    else learnValue(condition, known)
  }
  const learnValue = (tree: Tree | undefined, known: Set<string>): void => {
    if (!isNode(tree)) return
    known.add(textOf(tree))
    if (isStrict(tree)) for (const one of argumentsOf(tree)) learnValue(one, known)
  }
  const isStrict = ({ tag, fields }: TreeNode): boolean => {
    if (tag === 'RELABELTYPE' || tag === 'COERCEVIAIO') return true
    // `= any`; `<> all` is true of anything where there is nothing to compare with
    if (tag === 'SCALARARRAYOPEXPR') return fields['useOr'] === 'true'
    const id = fields[tag === 'FUNCEXPR' ? 'funcid' : 'opfuncid']
    return (tag === 'OPEXPR' || tag === 'FUNCEXPR') && catalog.functions.get(wordOf(id))?.strict === true
  }

  const column = (of: TreeNode, place: number, outer: Scope | null): boolean => {
    const scope = scopeOf(of, outer)
    const { setOperations } = of.fields
    if (isNode(setOperations)) return leaves(setOperations).every((at) => fromRow(scope, at, place))
    return isValue(columnsOf(of)[place - 1]?.fields['expr'], scope)
  }
  /** The queries that a union and its like put together, by their place in the table of what is read. */
  const leaves = ({ tag, fields }: TreeNode): number[] =>
    tag === 'RANGETBLREF'
      ? [Number(fields['rtindex'])]
      : [fields['larg'], fields['rarg']].filter(isNode).flatMap(leaves)

  const variable = ({ fields }: TreeNode, scope: Scope): boolean => {
    let owner: Scope | null = scope
    for (let up = Number(fields['varlevelsup']); up > 0 && owner; up--) owner = owner.outer
    if (!owner) return false
    const local = textOf({ tag: 'VAR', fields: { ...fields, varlevelsup: '0' } })
    if (owner.known.has(local)) return true
    // an outer join that found no partner makes it null
    if (list(fields['varnullingrels']).length > 1) return false
    return fromRow(owner, Number(fields['varno']), Number(fields['varattno']))
  }
  /** A column of something that the scope reads from. */
  const fromRow = (scope: Scope, at: number, place: number): boolean => {
    const source = nodesIn(scope.query.fields['rtable'])[at - 1]
    if (!source) return false
    // the whole row, or one of the system's columns
    if (place <= 0) return true
    const { fields } = source
    switch (wordOf(fields['rtekind'])) {
      case READS.table:
        return catalog.notNull.has(`${wordOf(fields['relid'])}.${place}`)
      case READS.subquery:
        return isNode(fields['subquery']) && column(fields['subquery'], place, scope)
      case READS.join:
        return isValue(list(fields['joinaliasvars'])[place - 1], scope)
      case READS.function:
        return fromFunction(nodesIn(fields['functions']), place, fields['funcordinality'] === 'true', scope)
      case READS.values:
        return list(fields['values_lists']).every((row) => isValue(list(row)[place - 1], scope))
      case READS.named:
        return fromNamed(fields, place, scope)
      case READS.group:
        return isValue(list(fields['groupexprs'])[place - 1], scope)
      default:
        return false
    }
  }
  const fromFunction = (functions: readonly TreeNode[], place: number, numbered: boolean, scope: Scope): boolean => {
    const width = functions.reduce((sum, { fields }) => sum + Number(fields['funccolcount']), 0)
    if (numbered && place === width + 1) return true
    // of several side by side the shorter ones are filled up with nulls
    return functions.length === 1 && width === 1 && isValue(functions[0]?.fields['funcexpr'], scope)
  }
  const fromNamed = (fields: TreeNode['fields'], place: number, scope: Scope): boolean => {
    let owner: Scope | null = scope
    for (let up = Number(fields['ctelevelsup']); up > 0 && owner; up--) owner = owner.outer
    const named = nodesIn(owner?.query.fields['cteList']).find(
      ({ fields: { ctename } }) => ctename === fields['ctename'],
    )
    const of = named?.fields['ctequery']
    if (!isNode(of)) return false
    const key = `${textOf(of)} ${place}`
    if (underWay.has(key)) return true
    underWay.add(key)
    const never = column(of, place, owner)
    underWay.delete(key)
    return never
  }

  const argumentsOf = ({ fields: { args, arg } }: TreeNode): readonly TreeNode[] =>
    isNode(arg) ? [arg] : nodesIn(args)

  const isValue = (tree: Tree | undefined, scope: Scope): boolean => {
    if (!isNode(tree)) return false
    if (scope.known.has(textOf(tree))) return true
    const all = () => argumentsOf(tree).every((one) => isValue(one, scope))
    const { tag, fields } = tree
    switch (tag) {
      case 'CONST':
        return fields['constisnull'] === 'false'
      case 'PARAM':
        return fields['paramkind'] === '0' && given.parameters.has(Number(fields['paramid']))
      case 'VAR':
        return variable(tree, scope)
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
      case 'JSONCONSTRUCTOREXPR':
        return true
      case 'BOOLEXPR':
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
      case 'SCALARARRAYOPEXPR':
        return all()
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return argumentsOf(tree).some((one) => isValue(one, scope))
      case 'CASEEXPR':
        return [fields['defresult'], ...nodesIn(fields['args']).map((when) => when.fields['result'])].every((one) =>
          isValue(one, scope),
        )
      case 'OPEXPR':
        return !MAY_MISS.test(nameOf(fields['opfuncid'])) && all()
      case 'FUNCEXPR':
        return ALWAYS.has(nameOf(fields['funcid'])) || (isOfValues(tree) && all())
      case 'AGGREF':
        return isValueOfRows(tree, scope)
      case 'WINDOWFUNC':
        return NUMBERS_OF_ROWS.has(nameOf(fields['winfnoid']))
      case 'SUBLINK':
        return isValueOfSubquery(tree, scope)
      default:
        return false
    }
  }
  const nameOf = (id: Tree | undefined): string => catalog.functions.get(wordOf(id))?.name ?? ''
  const isOfValues = ({ fields }: TreeNode): boolean => {
    const { name, ofJson } = catalog.functions.get(wordOf(fields['funcid'])) ?? { name: '', ofJson: false }
    // a cast gives a value of a value, but for JSON, which has a null of its own
    return OF_VALUES.has(name) || (fields['funcformat'] !== '0' && !ofJson)
  }
  const isValueOfRows = ({ fields }: TreeNode, scope: Scope): boolean => {
    const name = nameOf(fields['aggfnoid'])
    if (name === 'count') return true
    const grouped = nodesIn(scope.query.fields['groupClause']).length > 0 && scope.query.fields['groupingSets'] === null
    return (
      OF_ROWS.has(name) &&
      grouped &&
      fields['aggfilter'] === null &&
      (/^(array|jsonb?)_/.test(name) || nodesIn(fields['args']).every((one) => isValue(one.fields['expr'], scope)))
    )
  }
  const isValueOfSubquery = ({ fields }: TreeNode, scope: Scope): boolean => {
    const { subLinkType, subselect, testexpr } = fields
    if (!isNode(subselect)) return false
    if (subLinkType === SUBQUERIES.exists || subLinkType === SUBQUERIES.array) return true
    if (subLinkType === SUBQUERIES.any)
      return isNode(testexpr) && isValue(nodesIn(testexpr.fields['args'])[0], scope) && column(subselect, 1, scope)
    // a single value: null where no row is found, which only an aggregate of all rows rules out
    const { hasAggs, groupClause, havingQual } = subselect.fields
    return hasAggs === 'true' && groupClause === null && havingQual === null && column(subselect, 1, scope)
  }

  return columnsOf(query).map((_, index) => column(query, index + 1, null))
}
