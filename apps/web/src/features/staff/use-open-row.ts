import { useNavigate, useSearchParams } from 'react-router'

/** Opens a row beside its list, or shuts it: an address of its own, with all that narrows the list, and nothing scrolls. */
export function useOpenRow(list: `/admin/${string}`): (id?: number) => void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (id) => {
    const pathname = id === undefined ? list : `${list}/${id}`
    void navigate({ pathname, search: params.toString() }, { preventScrollReset: true })
  }
}
