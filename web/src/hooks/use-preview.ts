import { useEffect, useState } from 'react';

/** An address under which the page can show a picked or drawn picture; undefined without one. */
export function usePreview(file: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (file === null) {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return url;
}
