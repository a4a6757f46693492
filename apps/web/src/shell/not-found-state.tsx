export function NotFoundState() {
  return <h1>not-found</h1>
}
