import { useEffect, useState } from 'react'

/** An object URL that shows a file; it is withdrawn as soon as the file is not shown any more. */
export function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
