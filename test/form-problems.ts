/** The error messages of antd form fields and alerts, in page order. */
export const formProblems = (within: ParentNode = document) =>
  [...within.querySelectorAll('[aria-invalid=true], [role=alert]')].map((element) => {
    const [note = ''] = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return (document.getElementById(note) ?? element).textContent;
  });
