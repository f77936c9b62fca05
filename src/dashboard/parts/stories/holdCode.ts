/** For stories on a slow line: code that is asked for comes when it is let go, and afterwards as always. */
export function holdCode<T>(code: { queryFn: () => Promise<T> }) {
  const load = code.queryFn
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  code.queryFn = () => arrived.then(load)
  return function letGo() {
    code.queryFn = load
    arrive()
  }
}
